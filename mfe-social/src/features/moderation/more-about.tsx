import { useShell } from '@liminal/client/shell';
import { useEffect, useRef, useState } from 'react';
import { moderationTexts } from '../../texts/moderation';
import styles from './moderation.module.css';
import { useBlock, useEnd, useUnblock } from './queries';
import { ReportForm } from './report-form';

const words = moderationTexts;

type Props = {
  member: { id: string; firstName: string };
  /** Where it stands, for the operators. */
  place: 'profile' | 'tribe-room' | 'connection' | 'gathering';
  /** none, requested, asked or connected. */
  standing?: string;
};

/** The button beside somebody, and what it opens: end what is between the two, report, block. */
export function MoreAbout(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles['dots']}`}
        aria-label={words.more(props.member.firstName)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" width="24" fill="currentColor" aria-hidden="true">
          {[5, 12, 19].map((x) => (
            <circle key={x} cx={x} cy="12" r="1.8" />
          ))}
        </svg>
      </button>
      {open && <MoreDialog {...props} leave={() => setOpen(false)} />}
    </>
  );
}

function MoreDialog({ member, place, standing = 'none', leave }: Props & { leave: () => void }) {
  const { toast } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const [reporting, setReporting] = useState(false);
  const [block, unblock, end] = [useBlock(), useUnblock(), useEnd()];
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const failed = () => toast({ ...words.failed, variant: 'destructive' });
  const ending = words.end[standing as 'requested' | 'asked' | 'connected'] as string | undefined;

  const blockThem = () =>
    block.mutate(member.id, {
      onError: failed,
      onSuccess: () => {
        close();
        toast({
          ...words.block.done(member.firstName),
          action: {
            label: words.block.undo,
            act: () => unblock.mutate(member.id, { onSuccess: () => toast(words.block.undone), onError: failed }),
          },
        });
      },
    });
  const endIt = () =>
    end.mutate(member.id, {
      onError: failed,
      onSuccess: ({ done }) => {
        close();
        const said = words.end.done[done];
        if (said) toast(said);
      },
    });

  return (
    <dialog ref={dialog} aria-labelledby="more-about" onClose={leave}>
      <div className={`plate framed stack loose ${styles['plate']}`}>
        <h2 className="heading" id="more-about">
          {reporting ? words.report.title : words.title(member.firstName)}
        </h2>
        {reporting ? (
          <ReportForm
            memberId={member.id}
            place={place}
            sent={() => {
              close();
              toast(words.report.done);
            }}
            failed={failed}
            back={() => setReporting(false)}
          />
        ) : (
          <div className={styles['acts']}>
            {ending && (
              <div className="stack tight">
                <button type="button" className="button wide" disabled={end.isPending} onClick={endIt}>
                  {ending}
                </button>
                <p className="caption">{words.end.hint}</p>
              </div>
            )}
            <button type="button" className="button wide" onClick={() => setReporting(true)}>
              {words.report.act}
            </button>
            <div className="stack tight">
              <button type="button" className="button wide" disabled={block.isPending} onClick={blockThem}>
                {words.block.act}
              </button>
              <p className="caption">{words.block.hint}</p>
            </div>
            <button type="button" className="button quiet" onClick={close}>
              {words.close}
            </button>
          </div>
        )}
      </div>
    </dialog>
  );
}
