import { html, type Html } from '@fairhouse/process/html.ts'
import { percent } from '../../../engine/fairness/rational.ts'
import type { PageWords } from '../../../page-kit/instant/instant-page.ts'
import { prizeTable, returnTable } from '../../../page-kit/instant/tables.ts'
import { maths, returns, returnSpan, type MarkCount } from '../play/maths.ts'
import { proveTideNumbers } from '../play/prove-return.ts'
import type { TideWords } from '../words/index.ts'

const counts = Object.keys(maths.tenths).map((marks) => Number(marks) as MarkCount) // the table has these keys only
const prizes = counts.flatMap((marks) =>
  maths.tenths[marks].flatMap((pays, at) => (pays > 0 ? [{ cells: [marks, `${at + 1}`], pays }] : [])),
)

/** Draws the rules, with every prize and every return. */
export function rules(words: PageWords<TideWords>, language: string): Html {
  const returned = counts.map((marks) => ({ cells: [marks, `${percent(proveTideNumbers(marks).hit, 1)} %`], ...returns[marks] }))
  return html`<p>${words.chooseRule}</p>
    <p>${words.drawRule}</p>
    <h3>${words.prizesTitle}</h3>
    ${prizeTable(words, language, { heads: [words.marks, words.hits], rows: prizes, parts: 10 })}
    <h3>${words.returnTitle}</h3>
    <p>${words.returnRule.replace('{rtp}', `${returnSpan} %`)}</p>
    ${returnTable(words, [words.marks, words.prizeChance], returned)}
    <p>${words.fairRule}</p>
    <p>${words.brokenRule}</p>`
}
