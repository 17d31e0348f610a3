import { Mandala } from './mandala';

/** Something is on its way: a breathing mandala and the words for it. */
export const Wait = ({ text }: { text: string }) => (
  <div className="state waiting breathing" role="status">
    <Mandala seed="waiting" figures={{ detail: 1 }} />
    <p>{text}</p>
  </div>
);
