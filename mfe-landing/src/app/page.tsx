import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { Landing } from './landing';

export const lifecycles = createLifecycles(Landing);
