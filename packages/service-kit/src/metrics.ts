import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The names operators alert on; one registry a process, the service is a label. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export const requestDuration = new Histogram({
  name: 'http_server_request_duration_seconds',
  help: 'Time to answer, by route and status.',
  labelNames: ['service', 'method', 'route', 'status'],
  buckets: seconds,
  registers: [registry],
});
export const processDuration = new Histogram({
  name: 'messaging_process_duration_seconds',
  help: 'Time to apply a batch of events.',
  labelNames: ['group'],
  buckets: seconds,
  registers: [registry],
});
export const eventLag = new Histogram({
  name: 'messaging_effect_lag_seconds',
  help: 'From the act to its effect in this group.',
  labelNames: ['group'],
  buckets: [...seconds, 10, 30, 60],
  registers: [registry],
});
export const duplicates = new Counter({
  name: 'inbox_duplicates_total',
  help: 'Events delivered again and absorbed.',
  labelNames: ['group'],
  registers: [registry],
});
export const deadLetterDepth = new Gauge({
  name: 'dlq_depth',
  help: 'Events parked or waiting behind a parked one.',
  labelNames: ['service'],
  registers: [registry],
});
export const outboxOldest = new Gauge({
  name: 'outbox_oldest_seconds',
  help: 'Age of the oldest event that is not published.',
  labelNames: ['service'],
  registers: [registry],
});
export const consumerLag = new Gauge({
  name: 'consumer_lag',
  help: 'Events between the end of the log and this group.',
  labelNames: ['group'],
  registers: [registry],
});
export const mfeLoadErrors = new Counter({
  name: 'mfe_load_errors',
  help: 'Micro-frontends that failed in a browser.',
  labelNames: ['name', 'version', 'phase'],
  registers: [registry],
});
export const webVitals = new Histogram({
  name: 'web_vitals',
  help: 'How fast pages were in browsers: seconds by name; for CLS the score.',
  labelNames: ['name', 'rating'],
  buckets: [0.01, 0.05, 0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 8],
  registers: [registry],
});
