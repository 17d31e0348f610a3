const words = (list: string): RegExp =>
  new RegExp(`\\b(?:${list.trim().split(/\s+/).join('|').replaceAll('_', ' ')})s?\\b`, 'g');

/** Words that put a dream under a roof, and words that put it in the open. */
export const indoors = words(`
  house home room bedroom kitchen bathroom basement attic hallway hall stairs stairway staircase building store shop office school
  classroom class church theater theatre hospital apartment dormitory dorm restaurant bar tavern hotel museum library factory garage barn
  gym gymnasium ballroom cafeteria elevator corridor cellar closet living_room dining_room ceiling
  cabin tent prison cell jail laboratory lab union castle mansion studio stage auditorium tunnel cave party bathtub
`);
export const outdoors = words(`
  street road highway sidewalk field forest wood woods tree beach shore ocean sea lake river pond mountain hill yard garden park lawn
  sky desert farm bridge path campus city town village cliff valley island parking_lot grass sand water snow jungle swamp canyon corner
  playground football_field stadium graveyard cemetery driveway railroad tracks boat ship pool bicycle horse country rain sun
`);
/** Words that make a place one's own. */
export const familiar =
  /\b(?:my|our) (?:\w+ )?(?:house|home|room|bedroom|kitchen|yard|school|office|apartment|dorm|dormitory|living room|dining room|street|basement|garage|car|fraternity house|church|class|store)\b|\bat home\b|\b(?:mother|father|grandmother|aunt|friend|girlfriend|boyfriend|parent)s? ?'s (?:house|home|room)\b/g;
