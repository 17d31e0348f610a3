// Health check of a service's container: ready, or not.
const answer = await fetch(`http://127.0.0.1:${process.env.OPS_PORT ?? 9000}/ready`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
