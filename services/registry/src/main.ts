import { runService } from '@liminal/service-kit/run-service';
import { registry } from './service';

await runService(registry);
