import '#ui/design/base.css';
import '../../../scripts/inspector/inspector.entry.tsx';
import { createActor, fromPromise } from 'xstate';
import { soundDoor } from '../../model/tools/fixtures/defects.ts';

const door = createActor(soundDoor.provide({ actors: { ask: fromPromise(async () => true) } }));
door.start();

const knock = document.createElement('button');
knock.textContent = 'Knock';
knock.addEventListener('click', () => door.send({ type: 'pupil.knocked' }));
const main = document.createElement('main');
main.append(knock);
document.body.prepend(main);
