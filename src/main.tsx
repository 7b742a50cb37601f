// First: it says in which order the layers of the other style sheets count.
import '#ui/design/base.css';
import { createRoot } from 'react-dom/client';
import { composeApplication } from '#composition/container.ts';
import { TOKENS } from '#composition/tokens.ts';
import { App } from '#ui/App.tsx';

const container = composeApplication();
container.get(TOKENS.app);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(<App container={container} />);
