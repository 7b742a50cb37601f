/** What we use of it, which comes without types. */
declare module 'fs-native-extensions' {
  /** Whether the whole file is this descriptor's alone from now on, until it is closed. */
  export function tryLock(descriptor: number): boolean;
}
