import { html, type Html } from '@fairhouse/process/html.ts'
import { percent } from '../../../engine/fairness/rational.ts'
import type { PageWords } from '../../../page-kit/instant/instant-page.ts'
import { prizeTable } from '../../../page-kit/instant/tables.ts'
import { maths, returnSpan } from '../play/maths.ts'
import { chanceOf } from '../play/prove-return.ts'
import type { HedgehogWords } from '../words/index.ts'

/** Draws the rules, with the pays for each number of hedgehogs, of which the page shows the one that is chosen. */
export function rules(words: PageWords<HedgehogWords>, language: string): Html {
  const tables = Object.entries(maths.hundredths).map(([count, pays]) => {
    const rows = pays.map((pay, at) => ({
      cells: [at + 1, html`<bdi>${percent(chanceOf(Number(count), at + 1), 4)} %</bdi>`],
      pays: pay,
    }))
    return html`<div data-hedgehogs="${count}" hidden>
      ${prizeTable(words, language, { heads: [words.opened, words.chance], rows, parts: 100 })}
    </div>`
  })
  return html`<p>${words.openRule}</p>
    <p>${words.takeRule}</p>
    <p>${words.lastRule}</p>
    <h3>${words.awayTitle}</h3>
    <p>${words.awayRule}</p>
    <h3>${words.returnTitle}</h3>
    <p>${words.returnRule.replace('{rtp}', `${returnSpan} %`)}</p>
    <p>${words.fairRule}</p>
    <h3>${words.prizesTitle}</h3>
    <p class="soft" id="rules-hedgehogs"></p>
    ${tables}`
}
