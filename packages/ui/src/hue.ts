import type { CSSProperties } from 'react';

/** The custom property that paints a part in an archetype's hue; one without a hue keeps the ink around it. */
export const hueOf = (archetype: string | null | undefined): CSSProperties =>
  (archetype ? { '--hue': `var(--hue-${archetype})` } : {}) as CSSProperties;
