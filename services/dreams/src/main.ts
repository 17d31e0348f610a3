import { runService } from '@liminal/service-kit/run-service';
import { dreams } from './service';

await runService(dreams);
