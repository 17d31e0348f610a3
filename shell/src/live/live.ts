import type { LiveEvent } from '@liminal/contracts/live/live';

const channelName = 'liminal_live';

/**
 * What the server pushes, over one stream a browser: the tab that holds the lock has it and tells the others.
 * The browser itself resumes it from the last id; `onDead` is called when the server refuses (signed out).
 */
export function createLive(onDead: () => void) {
  const listeners = new Set<(event: LiveEvent) => void>();
  const tell = (event: LiveEvent) => listeners.forEach((listen) => listen(event));
  const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  others?.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => tell(data));
  let started = false;

  const lead = async () => {
    const contract = await import(/* webpackChunkName: 'member' */ '@liminal/contracts/live/live');
    await new Promise<void>((ended) => {
      const source = new EventSource('/api/live');
      source.onmessage = ({ data }: MessageEvent<string>) => {
        const event = contract.LiveEvent.safeParse(JSON.parse(data)).data;
        if (!event) return;
        tell(event);
        others?.postMessage(event);
      };
      source.onerror = () => {
        if (source.readyState !== EventSource.CLOSED) return;
        source.close();
        onDead();
        // The service may only be down for a while: another try, by whichever tab then leads.
        setTimeout(ended, 5_000);
      };
    });
  };

  return {
    start: async (): Promise<void> => {
      if (started) return;
      started = true;
      for (;;) {
        if (navigator.locks) await navigator.locks.request(channelName, lead);
        else await lead();
      }
    },
    on: (listen: (event: LiveEvent) => void): (() => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
