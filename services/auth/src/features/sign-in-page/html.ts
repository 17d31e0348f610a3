import { mystical, normal } from '@liminal/ui/icons';
import { mandalaSvg } from '@liminal/ui/mandala-svg';
import { wordmarkSvg } from '@liminal/ui/wordmark-svg';

export type Form = {
  token: string;
  returnTo: string;
  problem?: string;
  email?: string;
  firstName?: string;
  creating?: boolean;
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const threshold = mandalaSvg('threshold', { fold: 12, phase: 'liminal', detail: 3 });

const modeButton = (mode: string, label: string, path: string) =>
  `<button type="button" data-set-mode="${mode}" aria-label="${label}" aria-pressed="false"><svg class="icon" viewBox="0 0 256 256" aria-hidden="true"><path d="${path}"/></svg><span class="label-long">${label}</span></button>`;

// Hidden until its script is there: without one it could do nothing.
const modeSwitch = `<div class="mode" role="group" aria-label="Appearance" hidden>${modeButton('mystical', 'Mystical', mystical)}${modeButton('normal', 'Normal', normal)}</div>`;

/** The sign-in page. Its styles and its one small script (mode, time zone) are the shell's; it works without the script. */
export const html = ({ token, returnTo, problem, email = '', firstName = '', creating = false }: Form): string => {
  const hidden = `<input type="hidden" name="token" value="${escape(token)}"><input type="hidden" name="return" value="${escape(returnTo)}">`;
  const alert = (here: boolean) => (problem && here ? `<p class="problem" role="alert">${escape(problem)}</p>` : '');
  return `<!doctype html>
<html lang="en" data-mode="mystical">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in · Liminal</title>
<meta name="description" content="Sign in to Liminal, or create an account.">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<script src="/assets/mode.js"></script>
<link rel="stylesheet" href="/assets/atlas.css">
</head>
<body class="signin">
<a class="skip" href="#main">Skip to content</a>
<header class="masthead"><div class="wrap bar"><a class="wordmark" href="/">${wordmarkSvg}Liminal</a><div class="end">${modeSwitch}</div></div></header>
<main id="main" class="wrap"><div class="threshold">
<form method="post" action="/api/login" class="stack" aria-labelledby="welcome">
<h1 id="welcome" class="title">Welcome back</h1>
<p class="muted">You left a lamp burning.</p>
${alert(!creating)}
${hidden}<input type="hidden" name="intent" value="signin">
<div class="field"><label for="email">Email</label><input class="input" id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${creating ? '' : escape(email)}"></div>
<div class="field"><label for="password">Password</label><input class="input" id="password" name="password" type="password" autocomplete="current-password" required maxlength="128"></div>
<button class="button primary large wide" type="submit">Sign in</button>
</form>
<div class="doorway" aria-hidden="true">${threshold}</div>
<form method="post" action="/api/login" class="stack" aria-labelledby="first">
<h2 id="first" class="title">First crossing</h2>
<p class="muted">A name, an address, a password. Nothing else.</p>
${alert(creating)}
${hidden}<input type="hidden" name="intent" value="register"><input type="hidden" name="zone" value="">
<div class="field"><label for="new-name">First name</label><input class="input" id="new-name" name="firstName" autocomplete="given-name" required maxlength="60" value="${escape(firstName)}"></div>
<div class="field"><label for="new-email">Email</label><input class="input" id="new-email" name="email" type="email" autocomplete="email" required maxlength="254" value="${creating ? escape(email) : ''}"></div>
<div class="field"><label for="new-password">Password</label><input class="input" id="new-password" name="password" type="password" autocomplete="new-password" required minlength="8" maxlength="128" aria-describedby="advice"><p class="caption" id="advice">Eight characters or more; fifteen are better. A sentence works well.</p></div>
<button class="button large wide" type="submit">Create account</button>
<p class="caption">Entertainment, not medical or mental health advice.</p>
</form>
</div></main>
</body>
</html>
`;
};
