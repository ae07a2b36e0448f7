import { html, type Html } from '@fairhouse/process/html.ts'
import { icon } from './icons.ts'
import type { Words } from './words/index.ts'

/** Draws the dialog in which `notices.ts` shows its messages. */
export function noticeDialog(): Html {
  return html`<dialog class="sheet notice" id="notice" aria-labelledby="notice-title" aria-describedby="notice-text">
    <h2 id="notice-title"></h2>
    <p id="notice-text"></p>
    <div class="acts" id="notice-acts"></div>
  </dialog>`
}

/** Draws a sheet with a title and a close button. */
export function sheet(id: string, title: string, words: Words, content: Html): Html {
  return html`<dialog class="sheet" id="${id}" aria-labelledby="${id}-title">
    <header class="sheet-top">
      <h2 id="${id}-title">${title}</h2>
      <form method="dialog"><button class="icon-button" aria-label="${words.close}">${icon('exit')}</button></form>
    </header>
    <div class="sheet-body" tabindex="0">${content}</div>
  </dialog>`
}

/** Draws what the fairness sheet of a game played alone holds: seeds, their revealing, and the last rounds. */
export function seedSheet(words: Words, mathsHash: string): Html {
  return html`<h3>${words.fairTitle}</h3>
    <p>${words.fairLead}</p>
    <dl class="seeds">
      <dt>${words.commit}</dt>
      <dd><code id="commit" dir="ltr"></code></dd>
      <dt>${words.nonce}</dt>
      <dd><code id="nonce" dir="ltr"></code></dd>
    </dl>
    <form id="seed-form" class="seed-form">
      <label for="client-seed">${words.clientSeed}</label>
      <input id="client-seed" dir="ltr" maxlength="64" required autocomplete="off" autocapitalize="off" spellcheck="false" />
      <button class="quiet">${words.saveSeed}</button>
    </form>
    <button type="button" class="quiet" id="rotate">${words.rotate}</button>
    <p id="fair-said" class="said" role="status"></p>
    <div id="revealed" hidden>
      <p>${words.revealed}</p>
      <code id="server-seed" dir="ltr"></code>
      <p><a id="check" target="_blank" rel="noopener">${words.check}</a></p>
    </div>
    <h3>${words.roundsTitle}</h3>
    <ol class="rounds" id="rounds"></ol>
    <dl class="seeds">
      <dt>${words.mathsHash}</dt>
      <dd><code dir="ltr">${mathsHash}</code></dd>
    </dl>`
}
