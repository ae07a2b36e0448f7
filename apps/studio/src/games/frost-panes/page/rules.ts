import { html, type Html } from '@fairhouse/process/html.ts'
import { percent } from '../../../engine/fairness/rational.ts'
import type { PageWords } from '../../../page-kit/instant/instant-page.ts'
import { prizeTable } from '../../../page-kit/instant/tables.ts'
import { kinds, maths, returnPercent } from '../play/maths.ts'
import { proveFrostPanes } from '../play/prove-return.ts'
import type { FrostWords } from '../words/index.ts'
import { symbolImage } from '../../../page-kit/look/look.ts'

/** Draws the rules, with every prize and in how many windows it is. */
export function rules(words: PageWords<FrostWords>, language: string): Html {
  const number = new Intl.NumberFormat(`${language}-u-nu-latn`)
  const rows = kinds.map((kind) => ({
    cells: [html`<span class="named">${symbolImage(kind)} ${words.kinds[kind]}</span>`, number.format(maths.prizes[kind].windows)],
    pays: maths.prizes[kind].times,
  }))
  const returned = words.returnRule
    .replace('{rtp}', `${returnPercent} %`)
    .replace('{windows}', number.format(maths.windows))
    .replace('{hit}', `${percent(proveFrostPanes().hit, 2)} %`)
  return html`<p>${words.wipeRule}</p>
    <h3>${words.prizesTitle}</h3>
    ${prizeTable(words, language, { heads: [words.behind, words.windows], rows, parts: 1 })}
    <p>${words.layRule}</p>
    <h3>${words.returnTitle}</h3>
    <p>${returned}</p>
    <p>${words.fairRule}</p>
    <p>${words.brokenRule}</p>`
}
