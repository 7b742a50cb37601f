/** Chromium has these on secure pages only, and the page of a test is none. Runs in the page, before anything else. */
export const SECURE_PAGE = `
  let keys = 0;
  crypto.randomUUID = () => 'key-' + ++keys;
  window.copied = [];
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => void window.copied.push(text) } });
`;
