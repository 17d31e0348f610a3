/** Ends what jest-servers.mjs began. */
export default async function stop() {
  await globalThis.__servers?.stop();
}
