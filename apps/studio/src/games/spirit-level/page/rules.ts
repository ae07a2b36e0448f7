import { html, type Html } from '@fairhouse/process/html.ts'
import type { PageWords } from '../../../page-kit/instant/instant-page.ts'
import { prizeTable } from '../../../page-kit/instant/tables.ts'
import { maths, returnOf, returnSpan } from '../play/maths.ts'
import type { LevelWords } from '../words/index.ts'

/** Draws the rules, with the pay and the return of every chance. */
export function rules(words: PageWords<LevelWords>, language: string): Html {
  const rows = Object.entries(maths.hundredths).map(([chance, pays]) => ({
    cells: [html`<bdi>${chance} %</bdi>`, html`<bdi>${returnOf(Number(chance))} %</bdi>`],
    pays,
  }))
  return html`<p>${words.chooseRule}</p>
    <p>${words.placeRule}</p>
    <h3>${words.returnTitle}</h3>
    <p>${words.returnRule.replace('{rtp}', `${returnSpan} %`)}</p>
    <p>${words.fairRule}</p>
    <p>${words.brokenRule}</p>
    <h3>${words.prizesTitle}</h3>
    ${prizeTable(words, language, { heads: [words.chance, words.returns], rows, parts: 100 })}`
}
