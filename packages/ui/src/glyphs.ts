/** One shape of a sign. */
export type Shape = {
  tag: 'path' | 'circle' | 'ellipse';
  className?: string;
  d?: string;
  cx?: string;
  cy?: string;
  r?: string;
  rx?: string;
  ry?: string;
  transform?: string;
};

/** The sage's sign on its own, for a page that shows no other. */
export const sage: Shape[] = [
  { tag: 'circle', cx: '12', cy: '12', r: '8.5' },
  { tag: 'circle', cx: '12', cy: '12', r: '3.6' },
  { tag: 'circle', className: 'solid', cx: '12', cy: '12', r: '1.2' },
  { tag: 'path', d: 'M1.5 12h2M20.5 12h2' },
];

/** The fourteen signs, on a 24 px grid: always beside the name, the hue alone carries no meaning. */
export const glyphs: Record<string, Shape[]> = {
  hero: [
    { tag: 'path', d: 'M12 7.5 19 20H5Z' },
    { tag: 'path', d: 'M12 2.5v2.6M7.6 4.4l1 2M16.4 4.4l-1 2' },
  ],
  sage,
  innocent: [{ tag: 'path', d: 'M2.5 17h19M6 17a6 6 0 0 1 12 0M12 4.5v3M4.6 8.6l2 1.7M19.4 8.6l-2 1.7' }],
  explorer: [
    { tag: 'circle', cx: '12', cy: '12', r: '9' },
    { tag: 'path', d: 'M12 4.8 14.4 12 12 19.2 9.6 12Z' },
    { tag: 'path', d: 'M3 12h2.4M18.6 12H21' },
  ],
  lover: [
    { tag: 'circle', cx: '9', cy: '12', r: '5.8' },
    { tag: 'circle', cx: '15', cy: '12', r: '5.8' },
  ],
  magician: [{ tag: 'path', d: 'M12 3 19.8 16.5H4.2ZM12 21 4.2 7.5h15.6Z' }],
  'deep-feeler': [
    { tag: 'path', d: 'M12 2.8c4 5 6.3 7.8 6.3 11.2a6.3 6.3 0 0 1-12.6 0c0-3.4 2.3-6.2 6.3-11.2Z' },
    { tag: 'path', d: 'M8.2 14.6c1.3-1.2 2.5-1.2 3.8 0s2.5 1.2 3.8 0' },
  ],
  'truth-seeker': [{ tag: 'path', d: 'M4 4h16M12 4v8.5M12 12.5l3.6 4.3L12 21.2l-3.6-4.4Z' }],
  'light-worker': [
    { tag: 'circle', cx: '12', cy: '12', r: '3.6' },
    {
      tag: 'path',
      d: 'M12 2.2v3.4M12 18.4v3.4M2.2 12h3.4M18.4 12h3.4M5.1 5.1l2.4 2.4M16.5 16.5l2.4 2.4M5.1 18.9l2.4-2.4M16.5 7.5l2.4-2.4',
    },
  ],
  'wild-spirit': [
    {
      tag: 'path',
      d: 'M12 12.4c-.2-1 .8-1.9 1.8-1.7 1.7.3 2.4 2.2 1.8 3.7-.8 2.1-3.4 2.9-5.4 1.9-2.7-1.2-3.6-4.5-2.3-7 1.6-3 5.5-4 8.5-2.4 3.6 1.9 4.7 6.3 2.9 9.8-1.2 2.4-3.4 4-6 4.6',
    },
  ],
  'mind-weaver': [{ tag: 'path', d: 'M6 6h12v12H6ZM12 2.6 21.4 12 12 21.4 2.6 12Z' }],
  'heart-bridge': [
    { tag: 'path', d: 'M1.8 18.5h20.4M4 18.5a8 8 0 0 1 16 0M8 18.5a4 4 0 0 1 8 0M12 10.5V7' },
    { tag: 'circle', cx: '12', cy: '5', r: '1.6' },
  ],
  'shadow-walker': [
    { tag: 'circle', cx: '12', cy: '12', r: '8.8' },
    { tag: 'path', className: 'solid', d: 'M12 3.2a8.8 8.8 0 0 0 0 17.6 12 12 0 0 1 0-17.6Z' },
  ],
  'cosmic-dancer': [
    { tag: 'ellipse', cx: '12', cy: '12', rx: '9.6', ry: '4', transform: 'rotate(32 12 12)' },
    { tag: 'ellipse', cx: '12', cy: '12', rx: '9.6', ry: '4', transform: 'rotate(-32 12 12)' },
    { tag: 'circle', className: 'solid', cx: '12', cy: '12', r: '1.5' },
  ],
};
