/** Whether a host or an address is this machine, as only this machine sees it. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|(?:::ffff:)?127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
