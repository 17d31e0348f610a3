import { code, type Codes } from './code';
import { lettersOf } from './letters';

const said = (text: string, { spans }: { spans: { start: number; end: number }[] }) =>
  spans.map(({ start, end }) => text.slice(start, end));
const people = (text: string) => code(text).characters.map(({ code: letters }) => letters);
const emotions = (text: string) => code(text).emotions.map(({ class: kind, who }) => `${kind} ${who}`);
const acts = (of: keyof Codes & ('aggression' | 'friendliness' | 'sexuality'), text: string) =>
  code(text)[of].map(({ actor, class: number, target }) => `${actor} ${number} ${target}`);

test.each([
  ['a man, once, whatever he is called by then', 'A man came to the door. The man wore a hat and he smiled.', ['1MSA']],
  ['another man is another', 'A man came to the door. Then another man came in.', ['1MSA', '1MSA']],
  ['family by whose it is', 'My father stood there with his father and my mother.', ['1MFA', '1MKA', '1FMA']],
  ['father and dad are one', 'My dad was cooking. My father sang to himself.', ['1MFA']],
  ['a name after what somebody is', 'I met my cousin, Walter, at the station and Walter waved.', ['1MRA']],
  ['a title and a name', 'I sat beside Mrs. Hollow while it rained.', ['1FKA']],
  ['a number of people', 'There were three women on the roof of the school.', ['2FSA']],
  ['a group of girls is the girls', 'I saw a group of girls near the old bridge.', ['2FSA']],
  ['one of several is one', 'One of my sisters was there and we walked on.', ['1FTA']],
  ['sex by the pronoun that follows', 'A doctor looked in. She said it would be a while.', ['1FOA']],
  ['somebody with a capital letter', 'Our Boss was there and two Germans sat down.', ['1IKA', '2JEA']],
  ['animals, one and several', 'A horse ran beside two dogs across the snow.', ['1ANI', '2ANI']],
  ['nobody where nobody was', 'There was no man in the house and I was alone.', []],
  ['not what somebody is', 'I was a sailor in this dream and I was a child.', []],
  ['not what something is like', 'It moved like a man but it was made of smoke.', []],
  ['not what a room is for', "I hid in the ladies' room until it was dark outside.", []],
])('characters: %s', (_what, text, expected) => {
  expect(people(text)).toEqual(expected);
});

test.each([
  ['the dreamer’s', 'I was terrified when the lights went out.', ['AP D']],
  ['somebody else’s', 'I came home and my mother was furious about it.', ['AN 1FMA']],
  ['what makes the dreamer feel', 'The noise frightened me and I ran to the door.', ['AP D']],
  ['none that is denied', 'I was not afraid of the water at all.', []],
  ['but one that is more than that', 'I was not only sad, the day was over.', ['SD D']],
  ['after feel only', 'I felt bad about it. The road was bad too.', ['SD D']],
  ['tears, and not a shout', 'I cried in the kitchen. He cried for help.', ['SD D']],
  ['not what somebody says', 'She said, "I am furious with the weather." Then we went on.', []],
  ['British and American', 'I was in a good humour, cheerful and relieved.', ['HA D']],
])('emotions: %s', (_what, text, expected) => {
  expect(emotions(text)).toEqual(expected);
});

test.each([
  ['aggression', 'somebody strikes the dreamer', 'A man hit me with his hat.', ['1MSA 7 D']],
  ['aggression', 'the dreamer strikes somebody', 'I pushed my brother into the pool.', ['D 7 1MBA']],
  ['aggression', 'the passive turns it round', 'I was chased by two dogs through the town.', ['2ANI 6 D']],
  ['aggression', 'a thing that is hit is nobody', 'I hit the ball and it flew over the fence.', []],
  ['aggression', 'what did not happen', 'My sister never yelled at me in the dream.', []],
  ['aggression', 'what is only said is not done', 'A man said, "They killed my brother" and went on.', []],
  ['aggression', 'several words together', 'The boys laughed at me from the window.', ['2MSA 2 D']],
  ['friendliness', 'help', 'A woman helped me with my coat.', ['1FSA 4 D']],
  ['friendliness', 'a gift', 'I gave my aunt a blue stone.', ['D 3 1FRA']],
  ['sexuality', 'an overture', 'A woman flirted with me at the party.', ['1FSA 2 D']],
] as const)('%s: %s', (of, _what, text, expected) => {
  expect(acts(of, text)).toEqual(expected);
});

test.each([
  ['misfortune', 'I could not find the door and the house was on fire.', ['M4', 'M1']],
  ['misfortune', 'I slipped and fell from the ladder.', ['M2']],
  ['goodFortune', 'Suddenly I could fly, we were flying over the hills.', ['GF']],
  ['success', 'After a long time I managed to open it.', ['SU']],
  ['failure', 'I tried again and again but in the end I could not lift it.', ['FL']],
] as const)('%s: “%s”', (of, text, expected) => {
  expect(code(text)[of].map(({ class: kind }) => kind)).toEqual(expect.arrayContaining([...expected]));
});

test('a dream is indoors, outdoors or both, and at home where it says so', () => {
  const codes = (text: string) => code(text).settings.map(({ code: letters }) => letters);
  expect(codes('I sat in my kitchen at home and the hall was full of light.')).toEqual(['IF']);
  expect(codes('I walked along the beach and then over a field.')).toEqual(['OQ']);
  expect(codes('Something blue was there and then it was not.')).toEqual(['NS']);
});

test('every code points at the words it rests on', () => {
  const text = 'A strange man chased me. I was terrified, and my sister helped me.';
  const { characters, emotions: felt, aggression, friendliness } = code(text);
  expect(characters.map((one) => said(text, one))).toEqual([['A strange man'], ['my sister']]);
  expect(felt.map((one) => said(text, one))).toEqual([['terrified']]);
  expect(aggression.map((one) => said(text, one))).toEqual([['chased']]);
  expect(friendliness.map((one) => said(text, one))).toEqual([['helped']]);
});

test.each([
  ['one word', 'Falling', 'too-little'],
  ['emoji alone', '🌊🌊🌙✨🌊🌙', 'too-little'],
  ['nothing', '', 'too-little'],
  ['German', 'Ich war in einem großen Haus und meine Mutter stand am Fenster und sah hinaus.', 'other-language'],
  ['right to left', 'كنت في بيت كبير وكانت أمي تقف عند النافذة وتنظر إلى البحر', 'other-language'],
  ['English among emoji', 'I was in the sea 🌊 and then I could breathe in it', 'legible'],
])('%s is %s', (_what, text, expected) => {
  const codes = code(text);
  expect(codes.legibility).toBe(expected);
  if (expected !== 'legible') expect(codes.characters).toEqual([]);
});

test('markup is words like any other, and a long dream has its last word coded', () => {
  const text = `${'I walked on and on along the road. '.repeat(560)}<script>alert(1)</script> Then a man hit me.`;
  const { aggression } = code(text);
  expect(aggression).toHaveLength(1);
  expect(said(text, aggression[0] as Codes['aggression'][0])).toEqual(['hit']);
});

test('the same dream is coded the same, and in the coders’ own letters', () => {
  const text = 'My father yelled at me and I was sad. We were in our house.';
  expect(code(text)).toEqual(code(text));
  expect(lettersOf(code(text))).toMatchObject({
    char: [['1MFA']],
    agg: [['1MFA', '2>', 'D']],
    emo: [['SD,', 'D']],
    set: [['IF']],
    obj: [],
  });
});

test.each([
  ['one word without end', 'x'.repeat(20_000), 'too-little', 0],
  ['a crowd without end', 'a man '.repeat(3_333), 'legible', 60],
  ['quotation marks', '"'.repeat(20_000), 'too-little', 0],
])('%s is coded all the same, within bounds', (_what, text, legibility, count) => {
  expect(code(text)).toMatchObject({ legibility, characters: { length: count } });
});

test('what stands behind a run that is no word is found where it stands', () => {
  const text = `I was in a house ${'z'.repeat(200)} and a man hit me.`;
  expect(said(text, code(text).aggression[0] as Codes['aggression'][0])).toEqual(['hit']);
});
