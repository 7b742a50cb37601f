import { ContainerModule } from 'inversify';
import { httpContactMessages } from '#adapters/http/http-contact-messages.adapter.ts';
import { httpNewsletter } from '#adapters/http/http-newsletter.adapter.ts';
import { browserContactDrafts } from '#adapters/storage/browser-contact-drafts.adapter.ts';
import { contactLogic } from '#application/support/contact/contact.logic.ts';
import { newsletterLeaveLogic } from '#application/support/newsletter-leave/newsletter-leave.logic.ts';
import { newsletterLogic } from '#application/support/newsletter/newsletter.logic.ts';
import { backend } from './backend.module.ts';
import { BACKEND } from './backend.tokens.ts';
import { tabStorage } from './browser.tokens.ts';
import { CORE } from './core.tokens.ts';
import { SUPPORT } from './support.tokens.ts';
import { wire } from './token.ts';

/** What the newsletter and the contact page load. */
export const support = [
  backend,
  new ContainerModule(({ bind }) => {
    wire(bind, SUPPORT.contactDrafts, browserContactDrafts, [CORE.drafts, tabStorage]);
    wire(bind, SUPPORT.contactMessages, httpContactMessages, [BACKEND.http]);
    wire(bind, SUPPORT.newsletter, httpNewsletter, [BACKEND.http]);

    wire(bind, SUPPORT.contactLogic, contactLogic, [SUPPORT.contactMessages]);
    wire(bind, SUPPORT.newsletterLeaveLogic, newsletterLeaveLogic, [SUPPORT.newsletter]);
    wire(bind, SUPPORT.newsletterLogic, newsletterLogic, [SUPPORT.newsletter]);
  }),
];
