import { runService } from '@liminal/service-kit/run-service';
import { archetype } from './service';

await runService(archetype);
