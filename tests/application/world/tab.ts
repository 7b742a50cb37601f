import { createActor, type ActorRefFrom } from 'xstate';
import type { AppActors } from '#application/app.connections.ts';
import type { RegistrationLogic } from '#application/identity/registration/registration.logic.ts';
import { COMPLETION_PATH, needsCompletion } from '#domain/identity/profile-completion/profile-completion.rules.ts';
import { selectSession, type SessionView } from '#ui/navigation/session.view.ts';
import { appOverPorts, type AppOverPorts } from '../app-over-ports.ts';
import { browserOf, type Browser } from '../browser.ts';
import type { Backend } from './backend.ts';
import { detailsOf } from './people.ts';
import { TabIdentity } from './tab-identity.ts';
import { portsOf, sendingFrom, type Send } from './tab-ports.ts';

type Registration = ActorRefFrom<RegistrationLogic>;

/** A tab of the browser: the wired application, and what its pages do when they are shown. */
export class Tab {
  /** Calls in the name of somebody else than the person who is signed in here. */
  readonly misdirected: string[] = [];
  /** Who was led away from the assistant for want of a plan that they hold. */
  readonly robbed: string[] = [];
  /** Who was led to the plans from a conversation of theirs. */
  readonly unread: string[] = [];
  /** For whom a payment arrived here. */
  paidFor: string | null = null;
  /** For whom a payment arrived in another tab, since the page was opened here. */
  paidElsewhereFor: string | null = null;
  /** Who was here last when the page was opened: nobody else may be remembered. */
  lastHere: ReadonlySet<string | null> = new Set();
  readonly number: number;
  private readonly backend: Backend;
  private loaded: AppOverPorts & { readonly browser: Browser; readonly identity: TabIdentity; readonly send: Send };
  private completion: { readonly uid: string; readonly registration: Registration } | null = null;
  private redirectsBefore = 0;
  /** By the identity service. */
  private named: string | null = null;

  constructor(backend: Backend, number: number, path: string) {
    this.backend = backend;
    this.number = number;
    this.loaded = this.load(path);
  }

  get app(): AppActors {
    return this.loaded.app;
  }

  get browser(): Browser {
    return this.loaded.browser;
  }

  get identity(): TabIdentity {
    return this.loaded.identity;
  }

  get session(): SessionView {
    return selectSession(this.app.session.getSnapshot());
  }

  /** Where the product has led since the pupil last wished for something. */
  get hops(): readonly string[] {
    return this.browser.redirects.slice(this.redirectsBefore);
  }

  /** The form in which a pupil is just typing the details of a registration. */
  get registration(): Registration | null {
    return this.app.authDialog.getSnapshot().children.registration ?? this.completion?.registration ?? null;
  }

  /** The page at this address anew. */
  reload(): void {
    const path = this.browser.path();
    this.close();
    this.loaded = this.load(path);
  }

  close(): void {
    this.backend.forget(this.number);
    this.leaveCompletion();
    // An app ends with its page; it has no other end.
    // oxlint-disable-next-line no-underscore-dangle
    this.app.session._parent?.stop();
  }

  /** The pupil does something: whatever leads them from here on begins anew. */
  wish(): void {
    this.redirectsBefore = this.browser.redirects.length;
  }

  /** Whether there is a form for the details of a registration. */
  get isRegistering(): boolean {
    return this.registration !== null || this.personToComplete !== null;
  }

  submitDetails(): void {
    const uid = this.registration?.getSnapshot().context.person?.uid ?? this.personToComplete;
    if (uid == null) return;
    const registration = this.registration ?? this.openCompletion(uid);
    registration?.send({ type: 'pupil.detailsSubmitted', details: detailsOf(uid) });
  }

  /** A question to the assistant, from its page. */
  async askAssistant(): Promise<void> {
    const { session, browser, loaded } = this;
    if (session.status !== 'registered' || browser.path() !== '/assistant' || !browser.isShown()) return;
    const { id } = session.user;
    try {
      await loaded.access.confirm(id);
      await loaded.send(id, 'a question to Tutor', () => {});
    } catch {
      // The pupil is told; the next step goes on.
    }
  }

  private get personToComplete(): string | null {
    const { session, browser } = this;
    const isIncomplete =
      session.status === 'unregistered' || (session.status === 'registered' && needsCompletion(session.user));
    const isHere = browser.path() === COMPLETION_PATH && browser.isShown();
    return isHere && isIncomplete ? (this.app.session.getSnapshot().context.person?.uid ?? null) : null;
  }

  private openCompletion(uid: string): Registration | null {
    const { person } = this.app.session.getSnapshot().context;
    if (person === null) return null;
    const registration = createActor(this.loaded.registration, { input: { person, details: null } });
    registration.subscribe({ complete: () => this.complete(registration) });
    this.completion = { uid, registration };
    return registration.start();
  }

  private complete(registration: Registration): void {
    if (this.completion?.registration !== registration) return;
    this.completion = null;
    if (registration.getSnapshot().output?.ending !== 'registered') return;
    this.app.profileCompletion.send({ type: 'check.suspended' });
    this.app.session.send({ type: 'session.refreshRequested' });
    this.browser.leadOn('/welcome');
  }

  private leaveCompletion(): void {
    const left = this.completion;
    this.completion = null;
    left?.registration.stop();
  }

  private load(path: string): Tab['loaded'] {
    const { backend, number, misdirected } = this;
    const identity = new TabIdentity(backend, number);
    const send = sendingFrom(backend, number, identity, misdirected);
    let app: AppActors | null = null;
    const here = (): string => app?.session.getSnapshot().context.person?.uid ?? 'nobody';
    const over = appOverPorts(portsOf(backend, number, identity, send, here));
    ({ app } = over);
    const { session, navigationGuard } = app;
    const browser = browserOf(app);
    session.subscribe(({ context }) => {
      const named = context.person?.uid ?? null;
      if (named !== null && named !== this.named) {
        backend.lastHere = named;
        // A login, here or in another tab, is a wish as well.
        this.redirectsBefore = browser.redirects.length;
      }
      this.named = named;
      backend.hereIn.set(number, named ?? context.user?.id ?? null);
      if (this.completion !== null && this.personToComplete !== this.completion.uid) this.leaveCompletion();
    });
    navigationGuard.subscribe(() => {
      if (this.completion !== null && browser.path() !== COMPLETION_PATH) this.leaveCompletion();
    });
    session.on('session.ended', ({ reason }) => {
      if (reason === 'left') backend.lastHere = null;
    });
    navigationGuard.on('navigation.redirected', ({ from, reason }) => {
      const { person, user } = session.getSnapshot().context;
      const uid = person?.uid ?? user?.id;
      if (reason === 'ai' && navigationGuard.getSnapshot().context.isReading) this.unread.push(uid ?? 'nobody');
      if (reason !== 'ai' || from !== '/assistant' || uid === undefined || uid === this.paidElsewhereFor) return;
      if (backend.personOf(uid).subscription !== null) this.robbed.push(uid);
    });
    this.redirectsBefore = 0;
    this.paidElsewhereFor = null;
    this.lastHere = new Set([backend.lastHere, ...backend.hereIn.values()]);
    backend.hereIn.set(number, null);
    this.named = null;
    browser.visit(path);
    return { ...over, browser, identity, send };
  }
}
