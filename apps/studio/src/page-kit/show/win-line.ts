import { html, type Html } from '@fairhouse/process/html.ts'

/** The names that a game gives to great wins, from five, 25 and a hundred stakes on. */
export type WinWords = Record<'level1' | 'level2' | 'level3', string>

/** Draws the line over the board on which a great win is named; the plate says it to whoever does not see it. */
export const winLine = (): Html => html`<p class="level" id="level" aria-hidden="true"></p>`
