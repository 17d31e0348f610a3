import type { Server } from 'node:http';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port that somebody else has. */
export class PortTaken extends Error {}

/** Listens, with the time-outs that keep a slow client from holding a connection. @throws PortTaken */
export function listen(
  handler: RequestListener,
  port: number,
  host: string,
): Promise<{ server: Server; port: number }> {
  const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 }, handler);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(`Port ${port} is taken; set PORT to another one.`) : error);
    });
    server.listen(port, host, () => resolve({ server, port: (server.address() as AddressInfo).port }));
  });
}

/** Stops taking connections, lets running requests end, and cuts what is left after `graceMs`. */
export function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
