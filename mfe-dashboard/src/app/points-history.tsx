import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { PointsHistory } from '../features/points-history/points-history';

export const lifecycles = createLifecycles(PointsHistory);
