/** The sign of Google, in the colours that Google asks for on such a button. */
export const GoogleMark = () => (
  <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden focusable="false">
    <path fill="none" stroke="#ea4335" strokeWidth="4" d="M4.6 7.7A8.6 8.6 0 0 1 18.1 5.9" />
    <path fill="none" stroke="#fbbc05" strokeWidth="4" d="M4.6 16.3a8.6 8.6 0 0 1 0-8.6" />
    <path fill="none" stroke="#34a853" strokeWidth="4" d="M17.6 18.5a8.6 8.6 0 0 1-13-2.2" />
    <path fill="none" stroke="#4285f4" strokeWidth="4" d="M12 12h8.6a8.6 8.6 0 0 1-3 6.5" />
  </svg>
);
