import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { canonicalMaths } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { pieceDrawings } from './pieces.ts'
import { scene } from './scene.ts'

const styles = ['studio.css', 'fairness.css'].map((name) => join(import.meta.dirname, '../../../page-kit', name))

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'fairness.ts')

/** Draws the page on which anybody can recompute a round in their own browser; no input leaves it. */
export function fairnessPage(): StudioPage {
  const body = html`${scene()} ${pieceDrawings()}
    <main class="fair">
      <h1>Check a round of Sea Glass</h1>
      <p>
        Your browser computes the round from its seeds. When our seed has been revealed, its fingerprint must be the one that you saw before
        you played, and the pieces must be those that you saw.
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
            Each block is read as eight 4-byte numbers, big end first. A number of 4294967280 or more is passed over; the others modulo 24
            are the stops.
          </li>
          <li>The first five stops are the top pieces of the five columns. The four pieces after each lie below it.</li>
          <li>Where pieces are taken away those above fall, and the pieces before the stop follow from above.</li>
        </ol>
        <p>The mathematics, whose SHA-256 is <code>${mathsHash}</code>:</p>
        <pre><code>${canonicalMaths()}</code></pre>
      </details>
    </main>`
  const scripts = [checkScript]
  return { title: 'Check a round of Sea Glass', language: 'en', direction: 'ltr', styles, body, scripts, framedBy: null }
}
