import { hasStoredSession } from '@liminal/client/stored-session';
import { lazy } from 'react';

// What only members see: the landing does not carry it, and a returning member's page asks for it before it knows who they are.
const corner = () => import(/* webpackChunkName: 'member' */ './member-corner');
const row = () => import(/* webpackChunkName: 'member' */ './tabs');
if (hasStoredSession()) void Promise.allSettled([corner(), row()]);

export const MemberCorner = lazy(async () => ({ default: (await corner()).MemberCorner }));
export const Tabs = lazy(async () => ({ default: (await row()).Tabs }));
