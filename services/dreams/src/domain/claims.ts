import { claimKinds, type Claim, type ClaimKind } from '@liminal/contracts/dreams/interpretation';
import type { Codes } from '../coder/code';

const party = '(?:D|Q|[1-8](?:ANI|[MFJI][A-Z][ATCB]))';
/** What a code of each kind looks like; what does not is refused. */
const shapes: Record<ClaimKind, RegExp> = {
  characters: /^[1-8](?:ANI|[MFJI][FMXBTHWADCIYRKPOESU][ATCB])$/,
  emotions: new RegExp(`^(?:AN|AP|SD|CO|HA) ${party}$`),
  aggression: new RegExp(`^${party} [1-8] ${party}$`),
  friendliness: new RegExp(`^${party} [1-7] ${party}$`),
  sexuality: new RegExp(`^${party} [1-5] ${party}$`),
  misfortune: new RegExp(`^M[1-6] ${party}$`),
  goodFortune: new RegExp(`^GF ${party}$`),
  success: new RegExp(`^SU ${party}$`),
  failure: new RegExp(`^FL ${party}$`),
  settings: /^[IO][FQ]$/,
};

export const isCodeOf = (kind: ClaimKind, code: string): boolean => shapes[kind].test(code);

const writtenCode = (kind: ClaimKind, one: Codes[ClaimKind][number]): string => {
  if ('actor' in one) return `${one.actor} ${one.class} ${one.target}`;
  return 'class' in one ? `${one.class} ${one.who}` : one.code;
};

/** Everything the coder says of a dream, one claim each; a second of the same code is numbered. */
export function claimsOf(codes: Codes): Claim[] {
  const seen = new Map<string, number>();
  return claimKinds.flatMap((kind) =>
    codes[kind]
      .map((one) => ({ one, code: writtenCode(kind, one) }))
      .filter(({ code }) => isCodeOf(kind, code))
      .map(({ one, code }): Claim => {
        const first = `${kind} ${code}`;
        const times = (seen.get(first) ?? 0) + 1;
        seen.set(first, times);
        return {
          id: times === 1 ? first : `${first} ${times}`,
          kind,
          code,
          name: 'name' in one ? one.name : '',
          spans: one.spans,
          by: 'coder',
          rejected: false,
        };
      }),
  );
}

/** What the coder said first, out of a claim's id: without the number that a second of the same has. */
function firstCode({ id, kind }: Claim): string {
  const code = id.slice(kind.length + 1);
  return isCodeOf(kind, code) ? code : code.replace(/ \d+$/, '');
}

export type Corrected = Claim[] | 'unknown-claim' | 'no-such-code';

/** The member's own word on a claim: another code, none (null), or the coder's own again. */
export function correct(claims: Claim[], id: string, code: string | null): Corrected {
  const claim = claims.find((each) => each.id === id);
  if (!claim) return 'unknown-claim';
  if (code !== null && !isCodeOf(claim.kind, code)) return 'no-such-code';
  const own = firstCode(claim);
  const changed: Claim =
    code === own
      ? { ...claim, code: own, by: 'coder', rejected: false }
      : { ...claim, code: code ?? claim.code, by: 'member', rejected: code === null };
  return claims.map((each) => (each === claim ? changed : each));
}

/** A fresh reading with the corrections of the one before, where the coder claims the same again. */
export const keepCorrections = (fresh: Claim[], before: Claim[]): Claim[] =>
  fresh.map((claim) => {
    const old = before.find(({ id, by }) => id === claim.id && by === 'member');
    return old ? { ...claim, code: old.code, by: old.by, rejected: old.rejected } : claim;
  });
