export type Revelation = {
  type: 'insight' | 'pattern' | 'synchronicity' | 'prophecy';
  impact: 'personal' | 'universal' | 'relational';
  title: string;
  content: string;
  /** What it asks for, if it asks for anything. */
  ask: string;
};

/** One opens after every third act, in this order; after the last, the first again. They foretell nothing. */
const written: readonly Revelation[] = [
  {
    type: 'insight',
    impact: 'personal',
    title: 'You were already on the way',
    content:
      'Nobody begins at the beginning. By the time one says “I should start”, some part has been walking for weeks. These acts were steps you had practised elsewhere under other names.',
    ask: 'name the day on which it really began.',
  },
  {
    type: 'synchronicity',
    impact: 'relational',
    title: 'Two doors, one hinge',
    content:
      'What you did alone and what you did towards somebody swing on the same pin. Push one and the other moves, though you were not looking at it.',
    ask: 'tell one person which room you are leaving.',
  },
  {
    type: 'pattern',
    impact: 'personal',
    title: 'The pause before yes',
    content:
      'Between being asked and answering you have a small habit: a breath, a look away, a joke. It has been guarding something. Not everything that hesitates is afraid.',
    ask: 'let it take one second longer, once.',
  },
  {
    type: 'prophecy',
    impact: 'universal',
    title: 'It will be ordinary',
    content:
      'Whatever you are waiting for will come on a weekday, with crumbs on the table. The great moments are only later told as great. Keep the crumbs.',
    ask: 'clear nothing away for a moment.',
  },
  {
    type: 'insight',
    impact: 'universal',
    title: 'Attention is the whole of it',
    content:
      'A glass of water, a doorway, a stranger’s coat. Nothing you looked at today was more than it was. You were.',
    ask: 'give the next thing you touch two full seconds.',
  },
  {
    type: 'pattern',
    impact: 'relational',
    title: 'You offer before you ask',
    content:
      'Look at the order of it: first a favour, then, much later and in passing, what you needed all along. It is a generous order. It is also a hiding place.',
    ask: 'ask for one thing first.',
  },
  {
    type: 'synchronicity',
    impact: 'personal',
    title: 'The same word twice',
    content:
      'Some word has come to you from two sides this week. It is not a message; words are always about. But you noticed this one. The noticing is the message.',
    ask: 'write the word down and leave it alone.',
  },
  {
    type: 'insight',
    impact: 'relational',
    title: 'They were shy, not cold',
    content:
      'Half of the coldness one meets is somebody else’s courage not arriving in time. You know this from the inside.',
    ask: 'be the one who is early.',
  },
  {
    type: 'prophecy',
    impact: 'personal',
    title: 'You will put it down',
    content:
      'There is something you have carried so long that it has the shape of your hand. One day you will notice that the hand is open. It will not feel like a decision.',
    ask: 'loosen one finger.',
  },
  {
    type: 'pattern',
    impact: 'universal',
    title: 'Small things go first',
    content:
      'Rivers begin with a wet stone. So far you have done nothing large, and the list of what you have done is not short any more.',
    ask: 'choose the next thing smaller than you would like.',
  },
  {
    type: 'insight',
    impact: 'personal',
    title: 'Rest is not the reward',
    content:
      'You treat rest like wages: earned, late, and with deductions. It was meant as ground. One does not earn the ground.',
    ask: 'sit down before you are tired.',
  },
  {
    type: 'synchronicity',
    impact: 'universal',
    title: 'Everybody is looking up tonight',
    content:
      'At this minute some thousands of people are standing at a window for no reason they could give. You have just been one of them, or are about to be.',
    ask: 'find one light that is not yours.',
  },
  {
    type: 'pattern',
    impact: 'personal',
    title: 'Your way of leaving',
    content:
      'You go early, or last, or without saying goodbye. Each of these was once the safest way out of some room. That room may not exist any more.',
    ask: 'leave one thing today in another way.',
  },
  {
    type: 'insight',
    impact: 'relational',
    title: 'Being known is slow',
    content:
      'You told somebody one true thing. It did not change everything. It moved the furniture by the width of a hand, and that is how rooms become one’s own.',
    ask: 'tell the second true thing.',
  },
  {
    type: 'prophecy',
    impact: 'relational',
    title: 'Somebody will thank you late',
    content:
      'For something you have forgotten, in a sentence you will not know what to do with. Do not wave it away. They have practised it.',
    ask: 'say only: I am glad.',
  },
  {
    type: 'synchronicity',
    impact: 'personal',
    title: 'The dream came first',
    content:
      'You will meet by day something you have seen by night, and think: again. It may be that the dream was early, or that you now look at the day as one looks at a dream. Both are useful.',
    ask: 'keep the next dream, even a dull one.',
  },
  {
    type: 'insight',
    impact: 'universal',
    title: 'The map is drawn behind you',
    content:
      'Ahead there are only directions. Lines appear where somebody has walked. Look back for a moment: there is more on the sheet than you thought.',
    ask: 'look at one old entry as if a friend had written it.',
  },
  {
    type: 'pattern',
    impact: 'relational',
    title: 'You mend in silence',
    content: 'After a quarrel you wash up, bring tea, repair the lamp. It is a language. Not everybody has learned it.',
    ask: 'translate one repair into words.',
  },
  {
    type: 'insight',
    impact: 'personal',
    title: 'Envy has good eyes',
    content:
      'It is unpleasant, and it sees very far. What it points at is seldom the thing you want, but it is in the same street.',
    ask: 'follow it for a block, without buying anything.',
  },
  {
    type: 'prophecy',
    impact: 'universal',
    title: 'The tide does not hurry',
    content:
      'It will be high again without anybody’s effort. What is yours to do in the meantime is to know where the boat is.',
    ask: 'check one knot.',
  },
  {
    type: 'synchronicity',
    impact: 'relational',
    title: 'They were thinking of you',
    content:
      'Not always and not everybody. But somebody, at some moment this month, saw a thing and thought: they would like that. It is happening more often than you assume, because you do it too.',
    ask: 'tell them of the last time you did.',
  },
  {
    type: 'pattern',
    impact: 'universal',
    title: 'Beginnings come in threes',
    content: 'Once is a try. Twice is stubbornness. With the third time a thing begins to expect you.',
    ask: 'do one thing for the third time.',
  },
  {
    type: 'insight',
    impact: 'personal',
    title: 'You may change your mind',
    content:
      'Being consistent is a courtesy to others; it was never a debt. The person who promised it had less to go on than you have.',
    ask: 'take one promise out and look whether it still fits.',
  },
  {
    type: 'prophecy',
    impact: 'relational',
    title: 'The table will be longer',
    content:
      'There are people you have not met who will know how you like your tea. Nothing needs to be done about it today, except perhaps to keep a chair.',
    ask: 'leave one seat free on purpose.',
  },
];

export const howManyRevelations = written.length;

/** The revelation of a number, from 1. */
export const revelationOf = (number: number): Revelation =>
  written[(number - 1) % written.length] ?? (written[0] as Revelation);
