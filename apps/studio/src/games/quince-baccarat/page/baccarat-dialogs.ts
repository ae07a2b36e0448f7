import { html, type Html } from '@fairhouse/process/html.ts'
import { puntoRules } from '../../../page-kit/baccarat/rules-sheet.ts'
import { noticeDialog, seedSheet, sheet } from '../../../page-kit/sheets.ts'
import { mathsHash } from '../play/maths-hash.ts'
import type { PageWords } from '../words/index.ts'

/** Draws the sheets over the game: rules and prizes, fairness and rounds, and the one for notices. */
export function baccaratDialogs(words: PageWords): Html {
  return html`${sheet('rules', words.rules, words, rules(words))} ${sheet('fairness', words.fairness, words, seedSheet(words, mathsHash))}
  ${noticeDialog()}`
}

function rules(words: PageWords): Html {
  return html`<h3>${words.rulesTitle}</h3>
    <p>${words.rulesText}</p>
    ${puntoRules(words)}
    <h3>${words.returnTitle}</h3>
    <p>${words.returnRule}</p>
    <p>${words.fairRule}</p>
    <p>${words.brokenRule}</p>`
}
