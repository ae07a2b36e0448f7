import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { scene } from './scene.ts'

const styles = ['studio.css', 'fairness.css'].map((name) => join(import.meta.dirname, '../../../page-kit', name))

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-tide.ts')

/** Draws the page on which anybody can recompute a round in their own browser; no input leaves it. */
export function checkPage(): StudioPage {
  const body = html`${scene()}
    <main class="fair">
      <h1>Check a round of Lantern Tide</h1>
      <p>
        Your browser computes the round from its seeds, free spins included. When our seed has been revealed, its fingerprint must be the
        one that you saw before you played, and the symbols must be those that you saw.
      </p>
      <form id="check-form">
        <label for="serverSeed">Our seed, revealed (64 hexadecimal digits)</label>
        <input id="serverSeed" name="serverSeed" pattern="[0-9a-fA-F]{64}" required autocomplete="off" spellcheck="false" />
        <label for="clientSeed">Your seed</label>
        <input id="clientSeed" name="clientSeed" maxlength="64" required autocomplete="off" spellcheck="false" />
        <label for="nonce">Number of the round</label>
        <input id="nonce" name="nonce" inputmode="numeric" pattern="[0-9]{1,9}" required autocomplete="off" />
        <button class="main">Compute</button>
      </form>
      <section id="result" role="status"></section>
      <details>
        <summary>How it is computed</summary>
        <ol>
          <li>The fingerprint is SHA-256 of the 32 bytes of our seed.</li>
          <li><code>block_i = HMAC-SHA256(our seed, your seed + ":" + number + ":" + i)</code>, with i = 0, 1, 2 …</li>
          <li>
            The blocks are read one after the other as 4-byte numbers, big end first; modulo 32 each is a stop. 2³² is a multiple of 32, so
            none is passed over.
          </li>
          <li>Five stops are the top symbols of the five reels in one turn. Each free spin takes the next five.</li>
        </ol>
        <p>The mathematics, whose SHA-256 is <code>${mathsHash}</code>:</p>
        <pre><code>${canonicalMaths()}</code></pre>
      </details>
    </main>`
  return { title: 'Check a round of Lantern Tide', language: 'en', direction: 'ltr', styles, body, scripts: [checkScript], framedBy: null }
}
