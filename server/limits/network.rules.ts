/** Before an address of the fourth version. */
const MAPPED = '::ffff:';

/** Whoever has one address of the sixth version has a whole network of them, told by its first four groups. */
export const networkOf = (ip: string): string => {
  if (ip.startsWith(MAPPED)) return ip.slice(MAPPED.length);
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? [] : Array.from({ length: 8 - groups.length }, () => '0');
  return [...groups, ...missing].slice(0, 4).join(':');
};
