import { runService } from '@liminal/service-kit/run-service';
import { matching } from './service';

await runService(matching);
