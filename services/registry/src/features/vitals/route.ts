import { reportVital } from '@liminal/contracts/client-report';
import { webVitals } from '@liminal/service-kit/metrics';
import { serve } from '@liminal/service-kit/serve';

/** Web vitals as a metric: seconds, and the plain score for layout shift. */
export const vitalsRoute = () =>
  serve(
    reportVital,
    async ({ body: { name, value, rating } }) => {
      webVitals.observe({ name, rating }, name === 'CLS' ? value : value / 1000);
      return { noted: true };
    },
    { points: 60, seconds: 60 },
  );
