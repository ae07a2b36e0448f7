import { html, trusted, type Html } from '@fairhouse/process/html.ts'

const paths = {
  rules: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.6v.1"/>',
  fairness: '<path d="M12 4v16M7.5 20h9M5 7.5l7-1.8 7 1.8M5 7.5 2.6 13.6a2.5 2.5 0 0 0 4.8 0ZM19 7.5l-2.4 6.1a2.5 2.5 0 0 0 4.8 0Z"/>',
  sound:
    '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z"/><path class="waves" d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11"/><path class="mute" d="m15.5 9.5 5 5M20.5 9.5l-5 5"/>',
  exit: '<path d="m6 6 12 12M18 6 6 18"/>',
  minus: '<path d="M6 12h12"/>',
  plus: '<path d="M12 6v12M6 12h12"/>',
  undo: '<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3"/>',
  repeat: '<path d="M16.5 3.5 20 7l-3.5 3.5M4 11.5V10a3 3 0 0 1 3-3h12.5M7.5 20.5 4 17l3.5-3.5M20 12.5V14a3 3 0 0 1-3 3H4.5"/>',
  fold: '<path d="m6 9.5 6 6 6-6"/>',
  spin: '<path d="M19.2 9A7.8 7.8 0 1 0 19.8 12.8M19.8 4.6V9.4H15"/>',
}

/** Draws an icon for a button that has its own name. */
export function icon(name: keyof typeof paths): Html {
  return html`<svg
    class="icon"
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
    fill="none"
    stroke="currentColor"
    stroke-width="1.7"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    ${trusted(paths[name])}
  </svg>`
}
