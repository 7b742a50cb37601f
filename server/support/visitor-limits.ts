import { callWindows } from '#server/api/call-windows.ts';

/** R12: what can be sent without an account, by the address that it comes from. */
const WINDOWS = [{ length: 3_600_000, calls: 5 }] as const;

/** Before an address of the fourth version. */
const MAPPED = '::ffff:';

export interface VisitorLimits {
  /** Throws 429 for the sixth call of an hour. */
  count(call: 'contact' | 'newsletter', ip: string): void;
}

/** For tests, which all come from one address. */
export const noVisitorLimits: VisitorLimits = { count: () => {} };

export const visitorLimits = (now: () => number): VisitorLimits => {
  const windows = callWindows(WINDOWS, now);
  return { count: (call, ip) => windows.count(`${call} ${networkOf(ip)}`) };
};

/** Whoever has one address of the sixth version has a whole network of them, told by its first four groups. */
const networkOf = (ip: string): string => {
  if (!ip.includes(':') || ip.startsWith(MAPPED)) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? [] : Array.from({ length: 8 - groups.length }, () => '0');
  return [...groups, ...missing].slice(0, 4).join(':');
};
