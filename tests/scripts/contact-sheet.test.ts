import { expect, it } from 'vitest';
import { contactSheet } from '../../scripts/screens/contact-sheet.ts';

it('the contact sheet shows every screen once, with one picture for each size and theme', () => {
  const sheet = contactSheet([
    { project: '360-dark', screen: 'tutor guides' },
    { project: '1280-light', screen: 'tutor guides' },
    { project: '360-dark', screen: 'a "500"' },
  ]);
  expect([...sheet.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, screen]) => screen)).toEqual([
    'a &quot;500&quot;',
    'tutor guides',
  ]);
  expect([...sheet.matchAll(/<img src="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '360-dark/a%20%22500%22.png',
    '1280-light/tutor%20guides.png',
    '360-dark/tutor%20guides.png',
  ]);
});
