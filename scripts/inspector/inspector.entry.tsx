import './inspector.css';
import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector.tsx';
import { NOTHING, withEntry } from './recording.rules.ts';
import { watchActors } from './watch-actors.ts';

let recording = NOTHING;
const listeners = new Set<() => void>();

// Before the app starts its actors: this script stands before its own.
watchActors((entry) => {
  recording = withEntry(recording, entry);
  // Not while another component renders and starts an actor.
  queueMicrotask(() => {
    for (const hear of listeners) hear();
  });
});

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <Inspector
    recording={() => recording}
    subscribe={(hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    }}
  />,
);
