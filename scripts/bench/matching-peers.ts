import { loadPeer } from './peers';

export type Peer = { name: string; search: (vector: Float32Array, filter?: (label: number) => boolean) => number[] };
type Hnsw = {
  HierarchicalNSW: new (
    space: string,
    dims: number,
  ) => {
    initIndex: (options: object) => void;
    addPoint: (point: number[], label: number) => void;
    setEf: (ef: number) => void;
    searchKnn: (query: number[], k: number, filter?: (label: number) => boolean) => { neighbors: number[] };
  };
};
type Usearch = {
  Index: new (options: object) => {
    add: (keys: BigUint64Array, vectors: Float32Array) => void;
    search: (vector: Float32Array, k: number, threads: number) => { keys: BigUint64Array };
  };
};

const dimensions = 48;
/** Links a node, and how widely a graph looks while it is built and while it answers: the same for both. */
const graphs = { links: 16, building: 128, answering: 160 };

export const floats = (vector: ArrayLike<number>, scale: number): Float32Array =>
  Float32Array.from(vector, (value) => value / scale);

/** The peers that can be installed here, over the same members in the same order; labels are places in that order. */
export function buildPeers(vectors: Int8Array[], k: number, say: (text: string) => void): Peer[] {
  const size = vectors.length.toLocaleString('en');
  const peers: Peer[] = [];
  const hnsw = loadPeer<Hnsw>('hnswlib-node', '3.0.0');
  if (hnsw) {
    say(`building hnswlib's graph of ${size}`);
    const graph = new hnsw.HierarchicalNSW('ip', dimensions);
    graph.initIndex({
      maxElements: vectors.length,
      m: graphs.links,
      efConstruction: graphs.building,
      randomSeed: 7,
    });
    for (const [i, vector] of vectors.entries()) graph.addPoint([...floats(vector, 127)], i);
    graph.setEf(graphs.answering);
    peers.push({ name: 'hnswlib', search: (vector, filter) => graph.searchKnn([...vector], k, filter).neighbors });
  }
  const usearch = loadPeer<Usearch>('usearch', '2.26.2');
  if (usearch) {
    say(`building usearch's graph of ${size}`);
    const graph = new usearch.Index({
      metric: 'ip',
      dimensions,
      connectivity: graphs.links,
      quantization: 'f32',
      expansion_add: graphs.building,
      expansion_search: graphs.answering,
    });
    for (let from = 0; from < vectors.length; from += 10_000) {
      const some = vectors.slice(from, from + 10_000);
      const keys = BigUint64Array.from(some, (_, i) => BigInt(from + i));
      const rows = new Float32Array(some.length * dimensions);
      for (const [i, vector] of some.entries()) rows.set(floats(vector, 127), i * dimensions);
      graph.add(keys, rows);
    }
    peers.push({ name: 'usearch', search: (vector) => [...graph.search(vector, k, 1).keys].map(Number) });
  }
  return peers;
}
