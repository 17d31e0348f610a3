import type { ActivityId } from '@liminal/contracts/journey/journey-game';

/** What each small thing is called, in a line, and while it is done. */
export const activityWords: Record<ActivityId, { name: string; line: string; description: string }> = {
  'doorway-breaths': {
    name: 'Three slow breaths at a doorway',
    line: 'In on one side, out on the other.',
    description:
      'Stand where two rooms meet. Breathe in on one side, step, breathe out on the other. The doorway does the rest.',
  },
  'last-hidden-thing': {
    name: 'Name the last thing you hid',
    line: 'Nobody reads it. Name it anyway.',
    description:
      'A letter, a mood, a snack, an opinion. Say to yourself what it was and from whom. You need not bring it out. It is enough that one of you knows.',
  },
  'true-sentence': {
    name: 'Send one true sentence',
    line: 'To someone who is not expecting it.',
    description:
      'One sentence, no question in it, nothing to answer. Something you noticed, something you liked. Send it and put the phone face down.',
  },
  'full-glass': {
    name: 'Carry a glass of water across the room',
    line: 'Full to the brim, eyes on the far wall.',
    description:
      'Fill it until it domes. Walk without looking at it. Your hand knows more about balance than your eyes would tell it.',
  },
  'furthest-sound': {
    name: 'Listen for the furthest sound',
    line: 'Then for the one behind it.',
    description:
      'Close your eyes. Find the most distant thing you can hear. Stay until something further off arrives. There is nearly always something further off.',
  },
  'thank-an-object': {
    name: 'Thank an object',
    line: 'Out loud, by what it does for you.',
    description:
      'Pick something you use every day and have not looked at for a year. Thank it for one exact thing. Out loud, so that you hear yourself mean it.',
  },
  'other-hand': {
    name: 'Write your name with the other hand',
    line: 'Slowly, as if it were somebody else’s.',
    description:
      'On paper, with the hand that never gets to. Look at the name as you would at a stranger’s. Would you like to meet them?',
  },
  'soft-eyes': {
    name: 'Look with soft eyes',
    line: 'See the edges without looking at them.',
    description:
      'Rest your gaze on one point and let it widen, until you notice the whole room at once: both walls, the floor, your own hands. Breathe there.',
  },
  'old-friend': {
    name: 'Ask after an old friend',
    line: 'One you owe nothing and who owes you nothing.',
    description:
      'Think of somebody you have not written to for a year or more. Ask how they are, and mean only that. No apology for the silence, and none expected.',
  },
  'younger-self': {
    name: 'Answer a younger you',
    line: 'Choose an age. They have one question.',
    description:
      'Choose an age you remember well. Let that person ask you one thing. Answer honestly, in words they would understand, and kindly, since they will believe you.',
  },
  'one-colour': {
    name: 'Collect one colour',
    line: 'Five things of it, wherever you are.',
    description:
      'Choose a colour you have not thought of today. Find five things that carry it, and touch each. Notice which you would have walked past.',
  },
  'heavy-feet': {
    name: 'Let your feet be heavy',
    line: 'The floor has been holding you all along.',
    description:
      'Sit or stand. With each breath out let a little more of your weight go down through your feet. You will not fall. Something has been carrying you since this morning.',
  },
  'unsaid-thanks': {
    name: 'Say an unsaid thank-you',
    line: 'For something that went without saying.',
    description:
      'Somebody does a thing for you so regularly that you have stopped seeing it. Say it to them or send it to them, with the exact thing in the sentence.',
  },
  'worry-weather': {
    name: 'Forecast a worry',
    line: 'As weather: where from, how long, how wet.',
    description:
      'Take one worry and give its forecast. Where does it come from, how strong is the wind, when might it pass? You do not have to like the weather to know which coat to take.',
  },
  'slowest-walk': {
    name: 'Walk as slowly as you can',
    line: 'Ten steps that take the whole time.',
    description:
      'Heel, sole, toes. Let each step be finished before the next begins. If you nearly lose your balance you are doing it right.',
  },
  'breath-count': {
    name: 'Count ten breaths, three times',
    line: 'Lose the count, begin again, no harm done.',
    description:
      'Count each breath out, one to ten, then begin again. When you find yourself at seventeen or in next week, smile and begin at one. The beginning again is the exercise.',
  },
  'listen-only': {
    name: 'Listen without a plan',
    line: 'Let somebody finish, and then a second more.',
    description:
      'With whoever is near, or on the phone: ask something open, and while they answer prepare nothing. When they stop, wait one breath. That is often where the real thing comes.',
  },
  'three-exact-things': {
    name: 'Find three exact things',
    line: 'Not good or bad. Exact.',
    description:
      'Name three things from today as precisely as you can: not “lunch was nice” but “the crust cracked before the knife was through”. Exactness is a kind of love.',
  },
  'open-window': {
    name: 'Open a window',
    line: 'And keep your hand on the frame.',
    description:
      'Open it, stand in the change of air, and find where on your skin you feel it first. Then where it stops.',
  },
  'warm-hands': {
    name: 'Warm your hands with each other',
    line: 'Then lay them where you are tired.',
    description:
      'Rub your palms until they are warm. Lay them over your eyes, or your neck, or your heart. Leave them there until the warmth has gone in.',
  },
  'kind-question': {
    name: 'Ask a kind question',
    line: 'One you would like to be asked.',
    description:
      'Think of a question you have been waiting for somebody to ask you. Ask it of somebody else today. Begin now, by message or across the table.',
  },
  'unfinished-list': {
    name: 'List what may stay unfinished',
    line: 'Permission, in writing.',
    description:
      'Write down three things that you will not finish this week, and under them: that is all right. Sign it. You are the only authority there is in this matter.',
  },
  drawer: {
    name: 'Put one drawer in order',
    line: 'Only one. Stop when the time is over.',
    description:
      'Choose the drawer you avoid. Take things out, put back what belongs there. When the time ends, close it as it is. Order is a direction as well.',
  },
  'between-breaths': {
    name: 'Stay between two breaths',
    line: 'At the place where nothing is asked of you.',
    description:
      'Breathe out and, before the next breath comes by itself, notice the pause. Do not make it longer. Only be there each time it opens.',
  },
};
