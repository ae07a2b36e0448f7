import { html, type Html } from '@fairhouse/process/html.ts'

const petals = Array.from({ length: 8 }, (_, index) => index * 22.5)

/** Draws the acquirer's logo: a rosette like those engraved on bank notes. */
export function acquirerMark(): Html {
  return html`<svg
    class="mark"
    viewBox="0 0 32 32"
    width="30"
    height="30"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="0.8"
  >
    ${petals.map((angle) => html`<ellipse cx="16" cy="16" rx="14" ry="4.6" transform="rotate(${angle} 16 16)" />`)}
  </svg>`
}
