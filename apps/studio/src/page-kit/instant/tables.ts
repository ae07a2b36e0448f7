import { html, type Html } from '@fairhouse/process/html.ts'
import { timesText } from './times-text.ts'
import type { InstantWords } from './words.ts'

/** A table of prizes: what each is for, and its pay in parts of the stake, which the page's script turns into money. */
type Prizes = {
  /** The heads of what each prize is for. */
  heads: readonly string[]
  rows: readonly { cells: readonly (string | number | Html)[]; pays: number }[]
  /** So many parts are the stake. */
  parts: 1 | 10 | 100
}

/** Draws a table of prizes; `drawPrizes` fills in the amounts. */
export function prizeTable(words: InstantWords, language: string, { heads, rows, parts }: Prizes): Html {
  return html`<table class="prize-table">
    <thead>
      <tr>
        ${[...heads, words.pays].map((head) => html`<th scope="col">${head}</th>`)}
        <th scope="col" data-stake></th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ cells, pays }) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
            <td><bdi>${timesText(pays, parts, language)}</bdi></td>
            <td data-pays="${pays}"></td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** Draws a table of returns; the exact ones are fractions. */
export function returnTable(
  words: InstantWords,
  heads: readonly string[],
  rows: readonly { cells: readonly (string | number)[]; of: bigint; in: bigint; percent: string }[],
): Html {
  return html`<table class="prize-table">
    <thead>
      <tr>
        ${[...heads, words.returns, words.exactly].map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ cells, ...exact }) =>
          html`<tr>
            ${[...cells, `${exact.percent} %`, `${exact.of}/${exact.in}`].map((cell) => html`<td><bdi>${cell}</bdi></td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}
