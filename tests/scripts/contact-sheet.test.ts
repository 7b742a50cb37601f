import { expect, it } from 'vitest';
import { contactSheet } from '../../scripts/screens/contact-sheet.ts';

it('the contact sheet shows every screen once, with one picture for each size and theme', () => {
  const sheet = contactSheet([
    { look: '360×740 dark', screen: 'tutor guides' },
    { look: '1280×800 light', screen: 'tutor guides' },
    { look: '360×740 dark', screen: 'a "500"' },
  ]);
  expect([...sheet.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, screen]) => screen)).toEqual([
    'a &quot;500&quot;',
    'tutor guides',
  ]);
  expect([...sheet.matchAll(/<img src="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '360%C3%97740%20dark/a%20%22500%22.png',
    '1280%C3%97800%20light/tutor%20guides.png',
    '360%C3%97740%20dark/tutor%20guides.png',
  ]);
});
