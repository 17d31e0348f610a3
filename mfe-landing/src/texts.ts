/** Every word of the landing. */
export const texts = {
  badge: 'See the Consciousness Visualizer',
  title: 'An atlas of your inner sky',
  lead: 'Write down your dreams, find the souls on your frequency, and watch one drawing, yours alone, grow from both.',
  signUp: 'Sign up',
  logIn: 'Log in',
  chart: ['EXPERIENCES', 'DREAMS', 'AI ORACLE', 'TRUE SELF'],
  illustrative: 'illustrative figures',
  banner: { label: 'Beta offer', closes: 'Founding beta closes in', claim: 'Claim a place' },
  spots: { label: 'Beta places', left: 'beta spots left of the first 1,000' },
  census: {
    members: 'members',
    online: 'online now',
    archetypesToday: 'archetypes found today',
    newToday: 'new explorers a day',
  },
  teaser: {
    title: 'Five plates of the atlas',
    pause: 'Pause',
    play: 'Play',
    look: 'Look inside',
    leaves: [
      {
        title: 'Consciousness Evolution',
        text: 'Ten levels, from Sleepwalker to Source Connected. Check in, practise, answer, and watch your chart fill ring by ring.',
        hue: 'light-worker',
      },
      {
        title: 'Dream Portal',
        text: 'Write down what you dreamed. Every reading points at the very words it rests on, and you have the last say.',
        hue: 'shadow-walker',
      },
      {
        title: 'Energy Matching',
        text: 'Your frequency beside theirs, and plain reasons: what you share, what completes you, what may rub.',
        hue: 'lover',
      },
      {
        title: 'Archetype Discovery',
        text: 'Six Jungian archetypes, eight soul patterns, and what each of your answers contributed.',
        hue: 'explorer',
      },
      {
        title: 'Sacred Geometry',
        text: 'One drawing grammar, seeded by you alone. Your avatar, your dream covers and your sessions all descend from it.',
        hue: 'mind-weaver',
      },
    ],
  },
  patterns: {
    title: 'Fourteen ways to be drawn',
    lead: 'Six archetypes after Jung, eight soul patterns of our own. Each has a sign, a hue and a number of petals, and no sign stands for good or bad.',
    archetypes: 'Archetypes',
    soulPatterns: 'Soul patterns',
  },
  invitation: {
    title: 'The night is already yours. Bring a lamp.',
    lead: 'Free during the beta. Your dreams stay private unless you share them, and you can take everything with you.',
  },
  proof: {
    close: 'Close',
    entries: [
      { who: 'Noor found her archetype: Sage', when: '2 minutes ago', hue: 'sage' },
      { who: 'Elias recorded his first dream', when: '3 minutes ago', hue: 'shadow-walker' },
      { who: 'Mira reached Awakening Soul', when: '5 minutes ago', hue: 'light-worker' },
      { who: 'Two souls connected at 436 Hz', when: '8 minutes ago', hue: 'lover' },
      { who: 'Jonas took the pattern Wild Spirit', when: '11 minutes ago', hue: 'wild-spirit' },
    ],
  },
  required: {
    title: 'Sign up to step inside',
    text: 'This plate opens for members. Joining takes a name, an e-mail address and a password.',
    notNow: 'Not now',
  },
} as const;
