import { html, type Html } from '../../base/html.ts'
import type { Words } from './words.ts'

/** How long the session has lasted, what it has brought, and what the game pays back of all that is staked. */
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
      <dd><bdi>${returnPercent} %</bdi></dd>
    </div>
  </dl>`
}
