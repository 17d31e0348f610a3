/** Characters of a description that an entry shows (specification, section 2). */
const shown = 120;

/** The first 120 characters, cut between characters and not inside one. */
export function excerpt(description: string): string {
  const characters = Array.from(description);
  return characters.length <= shown ? description : `${characters.slice(0, shown).join('')}…`;
}
