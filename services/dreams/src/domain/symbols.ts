import type { SoulPattern } from '@liminal/contracts/vocabulary';
import type { Found } from './find-words';

/**
 * What the reader looks for. `words` are whole words; `hint` is a way of looking at the image, never a fixed meaning;
 * `leans` is the soul pattern whose theme it touches.
 */
export type DreamSymbol = { name: string; words: string; hint: string; leans: SoulPattern };

/** A symbol, and where it stands in a text. */
export type Seen = DreamSymbol & { found: Found[] };

export const symbols: DreamSymbol[] = [
  {
    name: 'water',
    words: 'water|sea|ocean|lake|river|rain|wave|waves|flood|swim|swimming|swam|tide|pool',
    hint: 'water often carries what is felt before it is said',
    leans: 'deep-feeler',
  },
  {
    name: 'flight',
    words: 'fly|flying|flew|float|floating|floated|hover|soar|soaring|wings',
    hint: 'leaving the ground can be freedom, or distance from something heavy',
    leans: 'wild-spirit',
  },
  {
    name: 'falling',
    words: 'fall|falling|fell|drop|dropped|sink|sinking|sank',
    hint: 'falling asks where a hold was lost, or let go',
    leans: 'shadow-walker',
  },
  {
    name: 'being chased',
    words: 'chase|chased|chasing|pursue|pursued|hunted|escape|escaping|escaped|flee|fled',
    hint: 'what follows us may be something that wants to be looked at',
    leans: 'shadow-walker',
  },
  {
    name: 'a house',
    words: 'house|home|room|rooms|attic|basement|cellar|kitchen|corridor|hallway|apartment|flat',
    hint: 'rooms in dreams are often rooms of a life, some of them new',
    leans: 'mind-weaver',
  },
  {
    name: 'a door',
    words: 'door|doors|gate|window|windows|threshold|key|keys|lock|locked',
    hint: 'a door is a choice that has not been made yet',
    leans: 'truth-seeker',
  },
  {
    name: 'a road',
    words: 'road|path|street|bridge|train|bus|car|journey|travel|travelling|traveling|station|airport|ship|boat|rowing',
    hint: 'a way leads somewhere: ask who chose the direction',
    leans: 'wild-spirit',
  },
  {
    name: 'light',
    words: 'light|lights|sun|sunlight|lamp|candle|lighthouse|glow|glowing|bright|dawn|star|stars|moon',
    hint: 'light falls on what is ready to be seen',
    leans: 'light-worker',
  },
  {
    name: 'darkness',
    words: 'dark|darkness|night|shadow|shadows|black|cave',
    hint: 'the dark is where the unlit part of the story waits',
    leans: 'shadow-walker',
  },
  {
    name: 'fire',
    words: 'fire|flame|flames|burn|burning|burned|burnt|smoke',
    hint: 'fire warms and it clears: something may be changing its form',
    leans: 'cosmic-dancer',
  },
  {
    name: 'an animal',
    words:
      'animals?|dogs?|cats?|birds?|wolf|wolves|horses?|snakes?|fish|bears?|herons?|owls?|fox|foxes|spiders?|lions?|deer|whales?',
    hint: 'an animal moves by instinct: notice what it did without asking',
    leans: 'wild-spirit',
  },
  {
    name: 'a tree',
    words: 'tree|trees|forest|wood|woods|garden|flower|flowers|leaf|leaves|roots|field',
    hint: 'what grows does so at its own pace',
    leans: 'light-worker',
  },
  {
    name: 'a mirror',
    words: 'mirror|mirrors|reflection|photograph|photo|face|mask',
    hint: 'a reflection shows a self that is usually behind the eyes',
    leans: 'truth-seeker',
  },
  {
    name: 'an exam',
    words: 'exam|test|school|classroom|teacher|late|lesson|homework',
    hint: 'being tested in sleep often follows being watched while awake',
    leans: 'mind-weaver',
  },
  {
    name: 'something lost',
    words: 'lost|lose|losing|missing|forgot|forgotten|search|searching|searched|looking for',
    hint: 'what is missing in a dream is often what is wanted by day',
    leans: 'truth-seeker',
  },
  {
    name: 'teeth',
    words: 'tooth|teeth',
    hint: 'teeth speak of holding on, biting back, showing a face',
    leans: 'shadow-walker',
  },
  {
    name: 'music',
    words: 'music|song|sing|singing|sang|dance|dancing|danced|hum|hums|drum|melody',
    hint: 'rhythm joins what words keep apart',
    leans: 'cosmic-dancer',
  },
  {
    name: 'a child',
    words: 'baby|child|children|kid|little boy|little girl|born|birth',
    hint: 'a child in a dream can be something young in the dreamer',
    leans: 'heart-bridge',
  },
  {
    name: 'death',
    words: 'death|dead|die|died|dying|funeral|grave|ghost',
    hint: 'an ending in a dream makes room more often than it foretells',
    leans: 'shadow-walker',
  },
  {
    name: 'a gift',
    words: 'gift|give|gives|gave|hand me|hands me|handed|share|shared|help|helped|hug|hugged',
    hint: 'what passes from hand to hand says who is close',
    leans: 'heart-bridge',
  },
  {
    name: 'a mountain',
    words: 'mountain|mountains|hill|climb|climbing|climbed|stairs|staircase|ladder|tower|summit',
    hint: 'a climb measures effort against the view',
    leans: 'truth-seeker',
  },
  {
    name: 'the sky',
    words: 'sky|cloud|clouds|space|planet|planets|galaxy|universe|wind|storm|thunder|lightning',
    hint: 'the sky is as wide as a question gets',
    leans: 'cosmic-dancer',
  },
];
