import * as clientCall from '@liminal/client/call';
import * as clientHttpError from '@liminal/client/http-error';
import * as clientInteraction from '@liminal/client/interaction';
import * as clientObservable from '@liminal/client/observable';
import * as clientQuery from '@liminal/client/query';
import * as clientShell from '@liminal/client/shell';
import * as clientStorage from '@liminal/client/storage';
import * as clientStoredSession from '@liminal/client/stored-session';
import * as clientTabSlot from '@liminal/client/tab-slot';
import * as mandalaGrammar from '@liminal/ui/mandala-grammar';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as JsxRuntime from 'react/jsx-runtime';
import * as reactQuery from './react-query';

declare const SHARED_VERSIONS: Record<string, string>;

/** Shared module to the version the shell was built with. */
export const versions = SHARED_VERSIONS;

const modules: Record<string, unknown> = {
  react: React,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  'react/jsx-runtime': JsxRuntime,
  '@tanstack/react-query': reactQuery,
  '@liminal/ui/mandala-grammar': mandalaGrammar,
  '@liminal/client/call': clientCall,
  '@liminal/client/http-error': clientHttpError,
  '@liminal/client/interaction': clientInteraction,
  '@liminal/client/observable': clientObservable,
  '@liminal/client/query': clientQuery,
  '@liminal/client/shell': clientShell,
  '@liminal/client/storage': clientStorage,
  '@liminal/client/stored-session': clientStoredSession,
  '@liminal/client/tab-slot': clientTabSlot,
};

/** The same, brought when the first remote asks for it. */
const later: Record<string, () => Promise<unknown>> = {
  '@liminal/contracts/z': () => import(/* webpackChunkName: 'member' */ '@liminal/contracts/z'),
};

type Factory = () => unknown;
/** As a container asks for a shared module: by its name, then its version. */
type ShareScope = Record<string, Record<string, { get: () => Factory | Promise<Factory>; from: string; loaded: 1 }>>;

const offer = (name: string, get: () => Factory | Promise<Factory>) =>
  [name, { [versions[name] ?? '0.0.0']: { get, from: 'shell', loaded: 1 } }] as const;

/** One copy of each in the page, under the version it was built with; a remote that cannot live with it is stopped at publishing. */
export const shareScope: ShareScope = Object.fromEntries([
  ...Object.entries(modules).map(([name, module]) => offer(name, () => () => module)),
  ...Object.entries(later).map(([name, bring]) => offer(name, () => bring().then((module) => () => module))),
]);
