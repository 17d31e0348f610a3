import people from './people.json';

export type Sex = 'M' | 'F' | 'J' | 'I';
/** Hall and Van de Castle's letters: F father, M mother, X parents, B brother, T sister, H husband, W wife, A son, D daughter, C child, I infant, Y family, R relative, K known, P prominent, O occupation, E ethnic, S stranger, U uncertain. */
export type Role = { identity: string; sex: Sex; age?: 'A' | 'T' | 'C' | 'B'; group?: true };

const table: Record<string, [Role['identity'], Sex, (Role['age'] | 'group')?]> = {};
function add(words: string, ...role: [string, Sex, (Role['age'] | 'group')?]): void {
  for (const word of words.trim().split(/\s+/)) table[word] = role;
}

// Family
add('father dad daddy papa pop pa stepfather', 'F', 'M');
add('mother mom mommy mama ma mum mummy stepmother', 'M', 'F');
add('parent parents folks', 'X', 'J', 'group');
add('brother stepbrother', 'B', 'M');
add('sister stepsister', 'T', 'F');
add('sibling', 'R', 'I');
add('husband hubby', 'H', 'M');
add('wife', 'W', 'F');
add('son stepson', 'A', 'M');
add('daughter stepdaughter', 'D', 'F');
add('family', 'Y', 'J', 'group');
add('grandfather grandpa granddad grandson nephew uncle', 'R', 'M');
add('grandmother grandma granny granddaughter niece aunt aunty auntie', 'R', 'F');
add('cousin relative', 'R', 'I');
add('grandparent grandparents', 'R', 'J', 'group');
// Known
add(
  'friend roommate classmate neighbor neighbour colleague coworker acquaintance pal teammate schoolmate buddy playmate partner lover companion boss',
  'K',
  'I',
);
add('girlfriend fiancee fiancée bride', 'K', 'F');
add('boyfriend fiance fiancé groom bridegroom', 'K', 'M');
// Strangers, as they are called where nobody knows them
add('man gentleman guy fellow chap bloke dude gent', 'S', 'M');
add('woman lady gal blonde brunette redhead', 'S', 'F');
add('boy lad', 'S', 'M');
add('girl', 'S', 'F');
add('kid child youngster toddler', 'S', 'I', 'C');
add('baby infant', 'S', 'I', 'B');
add('teenager teen youth adolescent', 'S', 'I', 'T');
add('person stranger individual human adult', 'S', 'I');
add('people crowd group gang mob couple', 'S', 'J', 'group');
add('figure', 'U', 'I');
// Occupations that had, or have, one sex in their name or by far in fact
add(
  'policeman cop officer fireman soldier sailor marine priest minister pastor rabbi pope sheriff detective general captain sergeant lieutenant colonel guard gangster bandit robber burglar thief murderer killer gunman sniper butler waiter salesman businessman workman milkman mailman postman repairman foreman doorman chairman congressman cowboy carpenter plumber mechanic farmer janitor conductor pilot chauffeur barber butcher jailer lifeguard referee umpire monk king prince actor',
  'O',
  'M',
);
add(
  'nurse secretary waitress stewardess hostess actress nun housewife maid policewoman saleswoman cheerleader ballerina princess queen witch housekeeper',
  'O',
  'F',
);
add(
  'doctor dentist surgeon physician professor teacher instructor principal dean coach judge lawyer clerk driver student patient prisoner player dancer singer pianist librarian cook baker bartender landlord attendant cashier assistant worker employee employer manager customer passenger guest visitor spectator leader owner operator announcer photographer reporter scientist artist painter engineer counselor agent spy victim intruder director chief president senator governor mayor',
  'O',
  'I',
);
add(
  'police team class audience army choir staff crew jury congregation faculty troop squad platoon committee orchestra',
  'O',
  'J',
  'group',
);
// Peoples
add(
  'negro negroes indian chinese japanese german russian italian mexican frenchman englishman irishman arab gypsy african jew',
  'E',
  'I',
);
// Imagined, and dead
add('ghost angel vampire zombie god goddess jesus devil santa', 'P', 'I');

/** What WordNet calls a person but a dream seldom means by the word. */
const rarelySomebody = new Set(
  'speaker ace adult advance agent american anchor aunt beauty beginner broken carrier cast center character company contrary control crosser date double dutch eve faculty figure general gone hanger hood idiot individual junior kin laddie limp loved member mistake national nature neutral none number occupant old opposite passing past polish poster presence possessor resident respondent roomer same self senior sick sleeper slow sort source square standing state stray stuff supporter term tenant tube ugly under upper usual visible white young ancient back being best bird block bomber born bottom bull bust case center chair chaser character circular cod consumer contact counter cracker creature cutter dark dear dig diver double dresser driver dummy eye ear elder equal face fan fellow female fine first flower fool front gem giant good grass green head heart heavy hit hold hook hooker host individual intended issue item jack keeper key kick killer lamb last latter life lift light line local look loser low major male master match mate mean middle minor model mouth name native number one other pain past peer picture pole poor post present private prize producer pro quarter race rag range rat reader real rich right roller ruler runner sale sample second self set shadow ship shooter shot side sign skin slip snake soul source stand standard star starter stick still stock street striker subject substitute support surface sweet swell tail taker third tie top total touch toy trip trustee type up victim walker wear wet whip white wild witness wizard work'.split(
    ' ',
  ),
);
const anyPerson = new Set(people.split(' ').filter((word) => !rarelySomebody.has(word) && !word.endsWith('ed')));

/** Who a noun stands for, by its singular; undefined when it is nobody. */
export function roleOf(lemma: string): Role | undefined {
  const own = Object.hasOwn(table, lemma) ? table[lemma] : undefined;
  if (own) {
    const [identity, sex, more] = own;
    return { identity, sex, ...(more === 'group' ? { group: true } : more && { age: more }) };
  }
  if (!anyPerson.has(lemma)) return undefined;
  return {
    identity: 'O',
    sex: /(?:man|boy|father|brother|son)$/.test(lemma)
      ? 'M'
      : /(?:woman|girl|ess|mother|sister)$/.test(lemma)
        ? 'F'
        : 'I',
  };
}
