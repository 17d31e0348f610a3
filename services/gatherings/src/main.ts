import { runService } from '@liminal/service-kit/run-service';
import { gatherings } from './service';

await runService(gatherings);
