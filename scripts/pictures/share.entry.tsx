import '#ui/design/base.css';
import { createRoot } from 'react-dom/client';
import { SharePicture } from './SharePicture.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('share.html has no element with the id "root".');
createRoot(root).render(<SharePicture isHome={location.search === '?home'} />);
