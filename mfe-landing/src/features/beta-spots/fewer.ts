/** Places the counter starts from and never goes below (specification, section 9). */
export const spots = { first: 23, least: 5 };

/** The counter after one step down by 0, 1 or 2. `roll` is in 0..1. */
export const fewer = (left: number, roll: number): number => Math.max(spots.least, left - Math.floor(roll * 3));
