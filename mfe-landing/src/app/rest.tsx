import { Invitation } from '../features/invitation/invitation';
import { Patterns } from '../features/patterns/patterns';
import { Teaser } from '../features/teaser/teaser';

export const Rest = ({ look }: { look: () => void }) => (
  <>
    <Teaser look={look} />
    <Patterns />
    <Invitation />
  </>
);
