// Stands in the page of the assistant, behind what can be used before its code is here (D70).
{
  const page = document.documentElement;
  const early = document.getElementById('early');
  const query = new URLSearchParams(location.search);
  const mode = query.get('mode') === 'buddy' ? 'buddy' : 'tutor';
  early.querySelector(`:scope > :not([data-mode="${mode}"])`).remove();
  const field = early.querySelector('textarea');
  const send = early.querySelector('[type="submit"]');

  // The draft of this thread is kept where it is kept later.
  const SESSION = 'session:';
  const kept = (use) => {
    try {
      const session = Object.keys(localStorage).find((key) => key.startsWith(SESSION));
      const userId = encodeURIComponent(session.slice(SESSION.length));
      return use(`draft:${userId}:${query.get('conversation') ?? `new-${mode}`}`);
    } catch {
      // Where storage is forbidden or full, nothing is kept.
      return null;
    }
  };
  const tellSend = () => {
    send.disabled = field.value.trim() === '';
  };
  field.value = kept((place) => localStorage.getItem(place)) ?? '';
  tellSend();
  field.addEventListener('input', () => {
    kept((place) => localStorage.setItem(place, field.value));
    tellSend();
    early.dataset.typed = '';
    delete page.dataset.pressed;
    delete early.dataset.pressed;
  });

  // What is pressed is pressed by its name when the code has taken over.
  const keep = (control) => {
    page.dataset.pressed = '';
    early.dataset.pressed = control.getAttribute('aria-label') ?? control.textContent;
  };
  early.addEventListener('click', (event) => {
    const control = event.target.closest('button, label');
    if (control !== null) keep(control);
  });
  early.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    keep(send);
  });
}
