import { html, type Html } from '@fairhouse/process/html.ts'

/** Draws a line of prizes across reels of three rows: the row on each, left to right. */
export function lineDrawing(rows: readonly number[]): Html {
  return html`<svg viewBox="0 0 ${rows.length * 10} 30" aria-hidden="true" focusable="false">
    ${rows.map((on, reel) => [0, 1, 2].map((row) => html`<rect x="${reel * 10 + 1.5}" y="${row * 10 + 1.5}" width="7" height="7" rx="1.6" class="${on === row ? 'on' : 'off'}" />`))}
    <polyline points="${rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')}" />
  </svg>`
}
