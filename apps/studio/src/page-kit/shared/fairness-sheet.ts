import { html, type Html } from '@fairhouse/process/html.ts'
import type { Words } from '../words/index.ts'
import type { SharedWords } from './words/index.ts'

/** Draws what the fairness sheet of a shared table holds: the fingerprint, the last seeds, and the player's rounds. */
export function sharedSeedSheet(words: Words, own: SharedWords, mathsHash: string): Html {
  return html`<h3>${words.fairTitle}</h3>
    <p>${own.fairLead}</p>
    <dl class="seeds">
      <dt>${own.number}</dt>
      <dd><code id="number" dir="ltr"></code></dd>
      <dt>${words.commit}</dt>
      <dd><code id="commit" dir="ltr"></code></dd>
    </dl>
    <h3>${own.seedsTitle}</h3>
    <ol class="rounds" id="seeds"></ol>
    <h3>${words.roundsTitle}</h3>
    <ol class="rounds" id="rounds"></ol>
    <dl class="seeds">
      <dt>${words.mathsHash}</dt>
      <dd><code dir="ltr">${mathsHash}</code></dd>
    </dl>`
}
