import { kernelWasm } from './kernel-wasm';

/** What the kernel exports; pointers and counts are bytes and numbers in `memory` (see kernel/kernel.ts). */
export type Kernel = {
  memory: WebAssembly.Memory;
  reset: (lane: number) => void;
  scan: (data: number, pages: number, count: number, query: number, lane: number, masksFirst: number) => void;
  scanFour: (data: number, pages: number, count: number, queries: number, lanes: number) => void;
  put: (data: number, ordinal: number, vector: number, attributes: number, wishes: number) => void;
  take: (data: number, ordinal: number, vector: number) => void;
  readAll: (from: number, bytes: number) => bigint;
};

let compiled: WebAssembly.Module | undefined;

/** A kernel with a memory of its own. */
export function instantiateKernel(): Kernel {
  compiled ??= new WebAssembly.Module(Buffer.from(kernelWasm, 'base64'));
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 65_536 });
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory, abort: () => undefined } });
  return { ...(exports as unknown as Omit<Kernel, 'memory'>), memory };
}
