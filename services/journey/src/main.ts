import { runService } from '@liminal/service-kit/run-service';
import { journey } from './service';

await runService(journey);
