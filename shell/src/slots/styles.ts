import type { ActiveRemote } from '@liminal/contracts/registry/registry-file';
import { integrityOf } from '../federation/integrity';

/** How many mounted slots use each style sheet, and the link that holds it. */
const used = new Map<string, { link: HTMLLinkElement; loaded: Promise<void>; users: number }>();

function add(href: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.integrity = integrityOf(href);
  link.crossOrigin = 'anonymous';
  const loaded = new Promise<void>((done, fail) => {
    link.onload = () => done();
    link.onerror = () => fail(new Error('a style sheet did not load'));
  });
  document.head.append(link);
  return { link, loaded, users: 0 };
}

/** A remote's styles are there before it mounts, and leave with the last slot that shows it. Returns what lets go of them. */
export async function holdStyles({ base, styles }: ActiveRemote): Promise<() => void> {
  const held = styles.map((file) => base + file);
  for (const href of held) {
    const sheet = used.get(href) ?? add(href);
    sheet.users += 1;
    used.set(href, sheet);
  }
  let done = false;
  const release = () => {
    if (done) return;
    done = true;
    for (const href of held) {
      const sheet = used.get(href);
      if (!sheet || --sheet.users > 0) continue;
      sheet.link.remove();
      used.delete(href);
    }
  };
  try {
    await Promise.all(held.flatMap((href) => used.get(href)?.loaded ?? []));
  } catch (error) {
    release();
    throw error;
  }
  return release;
}
