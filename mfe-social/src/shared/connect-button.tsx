type Props = {
  /** none, requested (by me), asked (of me) or connected. */
  status: string;
  pending: boolean;
  words: { connect: string; accept: string; connecting: string; connected: string };
  act: () => void;
};

/** The three states of the specification: asking, waiting for the other, both. */
export function ConnectButton({ status, pending, words, act }: Props) {
  if (status === 'connected')
    return (
      <button type="button" className="button wide connected" disabled>
        {words.connected}
      </button>
    );
  const waiting = pending || status === 'requested';
  return (
    <button type="button" className="button wide accent" aria-disabled={waiting} onClick={() => !waiting && act()}>
      {waiting ? words.connecting : status === 'asked' ? words.accept : words.connect}
    </button>
  );
}
