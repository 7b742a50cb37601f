import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CORE } from '#composition/core.tokens.ts';
import { useHomeWarmUp } from '#ui/home/home-warm-up.ts';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { useApp, useContainer, useService } from '#ui/services.tsx';
import { AccountPanel } from './HeaderActions.tsx';
import { useSession } from '#ui/navigation/member-navigation.ts';
import { LostNetworkPicture } from '#ui/navigation/StatePages.tsx';

// Dialogs bring the code of modal layers; the first screen does without it.
export const AuthDialog = lazyPart(
  async () => (await import('#ui/identity/auth-dialog/AuthDialog.tsx')).AuthDialog,
  async () => (await import('#composition/identity.module.ts')).identity,
);
export const TrialDialog = lazyPart(async () => (await import('#ui/access/trial/TrialDialog.tsx')).TrialDialog);

export const Purchases = lazyPart(
  async () => (await import('#ui/billing/purchase/Purchases.tsx')).Purchases,
  async () => (await import('#composition/billing.module.ts')).billing,
);

export const Toasts = lazyPart(async () => (await import('#ui/support/toasts/Toasts.tsx')).Toasts);

export const Resilience = lazyPart(
  async () => (await import('#ui/resilience/Resilience.tsx')).Resilience,
  async () => (await import('#composition/resilience.module.ts')).resilience,
);

export const NewVersion = lazyPart(
  async () => (await import('#ui/support/new-version/NewVersion.tsx')).NewVersion,
  async () => (await import('#composition/updates.module.ts')).updates,
);

export const Menu = lazyPart(async () => (await import('./Menu.tsx')).Menu);

/** What a visitor and what a member is likely to press next. */
const FOR_VISITORS = [AuthDialog, Menu, LostNetworkPicture];
const FOR_MEMBERS = [AccountPanel, Menu, TrialDialog, LostNetworkPicture];

/** Fetches the dialogs that open on a press, and elsewhere the sections of the home page, once everything else has come, so that the press need not wait for the network. */
export const useWarmUps = (): void => {
  const container = useContainer();
  const idle = useService(CORE.idle);
  const { status } = useSession();
  const isSettled = useSelector(useApp().session, (snapshot) => !snapshot.hasTag('busy'));
  useEffect(() => {
    if (!isSettled) return;
    const parts = status === 'registered' ? FOR_MEMBERS : FOR_VISITORS;
    void idle.wait().then(() => parts.map((part) => part.warmUp(container)));
  }, [container, idle, isSettled, status]);
  const { pathname } = useLocation();
  const warmHomeUp = useHomeWarmUp();
  useEffect(() => {
    if (isSettled && pathname !== '/') void idle.wait().then(warmHomeUp);
  }, [idle, isSettled, pathname, warmHomeUp]);
};
