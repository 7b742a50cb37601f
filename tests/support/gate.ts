import { EventEmitter, once } from 'node:events';

/** Something that one waits for and another lets happen. */
export const gate = () => {
  const gates = new EventEmitter();
  return { open: () => gates.emit('open'), isOpen: once(gates, 'open') };
};
