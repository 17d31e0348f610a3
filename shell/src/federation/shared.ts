import * as clientCall from '@liminal/client/call';
import * as clientHttpError from '@liminal/client/http-error';
import * as clientInteraction from '@liminal/client/interaction';
import * as clientObservable from '@liminal/client/observable';
import * as clientQuery from '@liminal/client/query';
import * as clientShell from '@liminal/client/shell';
import * as clientStorage from '@liminal/client/storage';
import * as clientStoredSession from '@liminal/client/stored-session';
import * as clientTabSlot from '@liminal/client/tab-slot';
import * as contractsZ from '@liminal/contracts/z';
import * as mandalaGrammar from '@liminal/ui/mandala-grammar';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as JsxRuntime from 'react/jsx-runtime';
import * as SingleSpa from 'single-spa';
import * as reactQuery from './react-query';

declare const SHARED_VERSIONS: Record<string, string>;

const modules: Record<string, unknown> = {
  react: React,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  'react/jsx-runtime': JsxRuntime,
  'single-spa': SingleSpa,
  '@tanstack/react-query': reactQuery,
  '@liminal/contracts/z': contractsZ,
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

/** One copy of each in the page, under the version it was built with; a remote that cannot live with it is stopped at publishing. */
export const shared = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => {
    const version = SHARED_VERSIONS[name] ?? '0.0.0';
    return [
      name,
      {
        version,
        lib: () => module,
        scope: 'default',
        shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
      },
    ];
  }),
);
