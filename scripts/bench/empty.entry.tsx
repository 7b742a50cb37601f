import { useMachine } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { createMachine } from 'xstate';

const light = createMachine({
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
});

const Light = () => {
  const [state, send] = useMachine(light);
  return (
    <>
      <button type="button" onClick={() => send({ type: 'press' })}>
        {String(state.value)}
      </button>
      <textarea aria-label="note" />
    </>
  );
};

const host = document.getElementById('root');
if (host === null) throw new Error('The page has no root.');
createRoot(host).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Light />} />
    </Routes>
  </BrowserRouter>,
);
