import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { Hero } from '../features/hero/hero';

export const lifecycles = createLifecycles(Hero);
