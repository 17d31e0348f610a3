/** What befalls somebody without anybody's will, and how striving ends: by class, the wordings that say so. */
export type EventKind = 'misfortune' | 'goodFortune' | 'success' | 'failure';

const able = "(?:could ?(?:not|n't)|can ?(?:not|n't)|unable to|was ?n't able to|was not able to)";

/** Misfortune: M6 death, M5 injury or illness, M4 accident or loss, M3 a threat of the surroundings, M2 falling, M1 an obstacle. */
export const wordings: Record<EventKind, [RegExp, string][]> = {
  misfortune: [
    [/\b(?:died|dead|dying|dies|death|corpse|drowned|funeral|coffin)\b/g, 'M6'],
    [
      /\b(?:injured|injury|wounded?|bleeding|bled|blood|bloody|sick|illness|ill|ache|pain|painful|crippled|paralyzed|paralysed|unconscious|blind|fainted|fever|cancer|insane|crazy|swollen|broke (?:my|his|her) \w+|fell out|falling out|dizzy|weak)\b/g,
      'M5',
    ],
    [
      /\b(?:accident|crash(?:ed|es)?|wreck(?:ed|age)?|on fire|burning|burned|burnt|collapsed|collapsing|flat tires?|torn|stolen|missing|ruined|damaged?|fell apart|falling apart|broken|broke|stalled|lost (?:my|the|our|his|her)|nothing on|no clothes|naked|wrong|skid(?:ded)?|sank|sinking)\b/g,
      'M4',
    ],
    [
      /\b(?:storm|flood(?:ed|ing)?|tornado|hurricane|earthquake|explo(?:ded|sion)|avalanche|tidal wave|drowning|lightning|world was (?:going|coming) to|end of the world|danger(?:ous)?|catastrophe|disaster|bombs?)\b/g,
      'M3',
    ],
    [/\b(?:fell|fall|falling|slipped|slipping|plunged|plunging)\b(?! in love| asleep)/g, 'M2'],
    [
      new RegExp(
        `\\b${able} (?!believe|remember|recall|help|understand|tell|say|see why|think|imagine|wait|be sure|hear what)\\w+`,
        'g',
      ),
      'M1',
    ],
    [
      /\b(?:stuck|trapped|too late|late for|missed (?:the|my|our)|got lost|was lost|were lost|lost my way|in vain|trouble|difficulty|obstacle|locked|blocked|would ?n't (?:start|open|work|move|stop|go)|did ?n't (?:work|start))\b/g,
      'M1',
    ],
  ],
  goodFortune: [
    [
      /\b(?:luck|lucky|luckily|fortunate(?:ly)?|free of charge|inherited|treasure|jewels|came to life|miracle|miraculously|magically|unhurt|unharmed|became (?:king|queen|rich)|won (?:money|the lottery)|found (?:some |a lot of |much )?(?:money|gold|coins))\b/g,
      'GF',
    ],
    [
      /\b(?:i|we) (?:could|can|was able to|were able to|started to|began to) (?:fly|float)\b|\b(?:i|we) (?:was|were) (?:flying|floating)\b(?! in a| on a)/g,
      'GF',
    ],
  ],
  success: [
    [
      /\b(?:succeed(?:ed|s)?|success(?:ful(?:ly)?)?|managed to|accomplish(?:ed)?|made it|i won|we won|he won|she won|solved|finally (?:got|found|reached|made|opened|caught|escaped|finished|decided)|was able to|were able to|got away|escaped|everything (?:worked|turned) out|all right after all|passed the|got control)\b/g,
      'SU',
    ],
  ],
  failure: [
    [
      /\b(?:fail(?:ed|s|ure|ing)?|gave up|give up|in vain|without success|unsuccessful(?:ly)?|no avail|of no use|was useless|losing battle|never found|never got|no better results?|flunk(?:ed)?)\b/g,
      'FL',
    ],
    [
      new RegExp(
        `\\b(?:tried|try|trying|attempt\\w*|struggl\\w*)\\b[^.;]{0,70}\\b(?:but|and)\\b[^.;]{0,20}\\b${able}`,
        'g',
      ),
      'FL',
    ],
    [/\bhard as (?:i|we) tried\b|\btry as (?:i|we) (?:might|would)\b/g, 'FL'],
  ],
};
