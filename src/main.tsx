// First: it says in which order the layers of the other style sheets count.
import '#ui/design/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { composeApplication } from '#composition/container.ts';
import { App } from '#ui/App.tsx';
import { PAGES } from '#ui/routes/AppRoutes.tsx';

const container = composeApplication();
// The code of this page arrives while it is being found out who is here.
void Object.entries(PAGES)
  .find(([path]) => path === window.location.pathname)?.[1]
  .warmUp(container);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
const app = <App container={container} />;
// Only the page of the home address is prerendered; a copy of it elsewhere, such as at /index.html, is rendered anew.
if (root.hasChildNodes() && window.location.pathname === '/') hydrateRoot(root, app);
else createRoot(root).render(app);
