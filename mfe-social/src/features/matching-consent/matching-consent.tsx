import { call } from '@liminal/client/call';
import { keyOf } from '@liminal/client/query';
import { useMember, useShell } from '@liminal/client/shell';
import { putConsents } from '@liminal/contracts/account/consents';
import { currentUser, type CurrentUser } from '@liminal/contracts/auth/current-user';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Avatar } from '@liminal/ui/avatar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '../../texts';
import styles from './matching-consent.module.css';

const words = texts.consent;

/** Asked on the first visit, with a preview of what others will see. */
export function MatchingConsent() {
  const { toast } = useShell();
  const member = useMember();
  const cache = useQueryClient();
  const agree = useMutation({
    mutationFn: () => call(putConsents, { body: { ...member.consents, matching: true } }),
    onSuccess: (consents) =>
      cache.setQueryData<CurrentUser>(keyOf(currentUser), (user) => user && { ...user, consents }),
    onError: () => toast({ ...words.failed, variant: 'destructive' }),
  });
  return (
    <section className={`plate framed ${styles['consent']}`} aria-labelledby="matching-consent">
      <div className="stack">
        <h2 className="heading" id="matching-consent">
          {words.title}
        </h2>
        <p className="muted">{words.text}</p>
        <p className="caption">{words.email}</p>
        <div className="controls">
          <button type="button" className="button primary" disabled={agree.isPending} onClick={() => agree.mutate()}>
            {words.agree}
          </button>
        </div>
      </div>
      <figure className={`plate ${styles['preview']}`}>
        <figcaption className="caption">{words.preview}</figcaption>
        <Avatar id={member.id} archetype={member.archetype} hertz={member.energyFrequency} size="4.5rem" />
        <p className="subhead">{member.firstName}</p>
        <p className="small muted">
          {[
            member.archetype && archetypeNames[member.archetype],
            member.currentConsciousnessState,
            member.energyFrequency && `${member.energyFrequency} Hz`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </figure>
    </section>
  );
}
