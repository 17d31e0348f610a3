/** Every word of blocking, reporting and parting. */
export const moderationTexts = {
  more: (name: string) => `More about ${name}`,
  title: (name: string) => `${name} and you`,
  close: 'Close',
  end: {
    requested: 'Withdraw your request',
    asked: 'Decline the request',
    connected: 'Part from each other',
    hint: 'They are not told.',
    done: {
      withdrawn: { title: 'Request withdrawn' },
      declined: { title: 'Request declined', description: 'They are not told.' },
      parted: { title: 'You have parted' },
    } as Record<string, { title: string; description?: string }>,
  },
  block: {
    act: 'Block',
    hint: 'You vanish for each other everywhere: here, in tribes and in gatherings. You can take it back on the page of your circle.',
    done: (name: string) => ({ title: `${name} is blocked`, description: 'You do not see each other any more.' }),
    undo: 'Undo',
    undone: { title: 'The block is taken back' },
  },
  report: {
    act: 'Report',
    title: 'What is wrong?',
    reasons: {
      unkind: 'Unkind or threatening',
      unwanted: 'Unwanted advances',
      pretending: 'Pretending to be somebody',
      unsafe: 'Somebody may be in danger',
      other: 'Something else',
    },
    note: 'A line for the operators (optional)',
    noteHint: 'At most 500 letters. They read it; the other does not.',
    send: 'Send the report',
    back: 'Back',
    done: { title: 'Thank you', description: 'An operator will look at it. You can block them too.' },
  },
  failed: { title: 'Error', description: 'That did not go through. Try again.' },
  list: {
    title: 'People you blocked',
    none: 'You have blocked nobody.',
    undo: (name: string) => `Unblock ${name}`,
  },
};
