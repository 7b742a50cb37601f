import { ContainerModule } from 'inversify';
import { serviceWorkerNewVersions } from '#adapters/browser/service-worker-new-versions.adapter.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import { CORE } from './core.tokens.ts';
import { wire } from './token.ts';
import { UPDATES } from './updates.tokens.ts';

export const updates = [
  new ContainerModule(({ bind }) => {
    wire(bind, UPDATES.newVersions, ({ now }: Clock) => serviceWorkerNewVersions(() => window, now), [CORE.clock]);
  }),
];
