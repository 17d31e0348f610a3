import animals from './animals.json';

/** What WordNet calls an animal but a dream seldom means by the word: food, people, things. */
const rarelyAnAnimal = new Set(
  'affirmed animal bay bear beef bird black blue bob brave brown buck buff bug bull bullet bunny champion charger chestnut chick chicken citation clam class cod coral count cow crab critter creature crow daddy darter domestic drone duck dun egg eider female fish fly fox game giant goldfish gray grey ham head horse hunter insulator jack jumper kid king knot lamb larva lead lobster male mare meat mount nun offspring orange oyster pack palomino parent pest pet pig pink plug pony predator prey queen ram roan runner salmon seal setter shrimp skate sole spring sponge stocker stray swallow swift tuna turkey varmint white whiting wings worker worm young'.split(
    ' ',
  ),
);
/** Of those, the ones that are an animal more often than not, where nobody eats them. */
const commonly = new Set(
  'animal bear bird bug bull bunny chick chicken clam cow crab creature crow duck fish fly fox goldfish horse insect lamb lobster mare pet pig pony puppy seal swallow turkey turtle worm alligator beaver donkey dragon hippo leopard octopus otter ox raccoon salmon skunk slug squid tiger trout unicorn wasp whale wolf'.split(
    ' ',
  ),
);
const anyAnimal = new Set(animals.split(' ').filter((word) => !rarelyAnAnimal.has(word)));

/** Whether a noun, by its singular, stands for an animal. */
export const isAnimal = (lemma: string): boolean => commonly.has(lemma) || anyAnimal.has(lemma);
