import { runService } from '@liminal/service-kit/run-service';
import { auth } from './service';

await runService(auth);
