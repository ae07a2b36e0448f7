import { html, type Html } from '@fairhouse/process/html.ts'
import type { Words } from './words/index.ts'

/** Draws the session's duration and result, and the game's return to player. */
export function facts(words: Words, returnPercent: string): Html {
  return html`<dl class="facts">
    <div>
      <dt>${words.time}</dt>
      <dd><span id="time" role="timer">0:00</span></dd>
    </div>
    <div>
      <dt>${words.net}</dt>
      <dd id="net">–</dd>
    </div>
    <div>
      <dt>${words.rtp}</dt>
      <dd><bdi id="return">${returnPercent} %</bdi></dd>
    </div>
  </dl>`
}
