import { html, type Html } from '@fairhouse/process/html.ts'
import { percent, plus } from '../../../engine/fairness/rational.ts'
import type { PageWords } from '../../../page-kit/instant/instant-page.ts'
import { prizeTable, returnTable } from '../../../page-kit/instant/tables.ts'
import { maths, returns, returnSpan, riskChoices, rowChoices, type Risk, type Rows } from '../play/maths.ts'
import { chancesOf } from '../play/prove-return.ts'
import type { PearlWords } from '../words/index.ts'

/** Draws the rules, with the prizes of each board, of which the page shows the one that is chosen, and every return. */
export function rules(words: PageWords<PearlWords>, language: string): Html {
  const boards = rowChoices.flatMap((rows) => riskChoices.map((risk) => ({ rows, risk })))
  const returned = boards.map(({ rows, risk }) => ({ cells: [rows, words[risk]], ...returns[rows][risk] }))
  return html`<p>${words.wayRule}</p>
    <p>${words.riskRule}</p>
    <h3>${words.prizesTitle}</h3>
    <p class="soft" id="rules-board"></p>
    ${boards.map(({ rows, risk }) => html`<div data-board="${rows}-${risk}" hidden>${prizes(words, language, rows, risk)}</div>`)}
    <h3>${words.returnTitle}</h3>
    <p>${words.returnRule.replace('{rtp}', `${returnSpan} %`)}</p>
    ${returnTable(words, [words.rows, words.risk], returned)}
    <p>${words.fairRule}</p>
    <p>${words.brokenRule}</p>`
}

function prizes(words: PageWords<PearlWords>, language: string, rows: Rows, risk: Risk): Html {
  const chances = chancesOf(rows)
  const rowsOfTable = maths.tenths[rows][risk].map((pays, cup) => {
    const other = rows - cup
    const own = chances.filter((_, at) => at === cup || at === other)
    const cups = cup === other ? `${cup + 1}` : `${cup + 1}, ${other + 1}`
    return { cells: [cups, html`<bdi>${percent(plus(...own), 3)} %</bdi>`], pays }
  })
  return prizeTable(words, language, { heads: [words.cups, words.chance], rows: rowsOfTable, parts: 10 })
}
