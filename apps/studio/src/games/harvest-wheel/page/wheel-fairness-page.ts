import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { canonicalWheel } from '../play/maths.ts'
import { wheelHash } from '../play/maths-hash.ts'

const styles = [
  '../../../page-kit/studio.css',
  '../../../page-kit/fairness.css',
  '../../../page-kit/roulette/roulette.css',
  'wheel.css',
].map((name) => join(import.meta.dirname, name))

/** The script of the page. */
export const checkScript = join(import.meta.dirname, 'check-wheel.ts')

/** Draws the page on which anybody can recompute a round of the wheel in their own browser; no input leaves it. */
export function wheelFairnessPage(): StudioPage {
  const body = html`<main class="fair">
    <h1>Check a round of the Harvest Wheel</h1>
    <p>
      Your browser computes the number from the round’s seed. The seed’s fingerprint must be the one that you saw while bets were open. In a
      chain of 10,000 rounds it must also be the seed of the round before: so all of them were fixed before the first chip of the first one
      lay on the table.
    </p>
    <form id="check-form">
      <label for="seed">Seed of the round (64 hexadecimal digits)</label>
      <input id="seed" name="seed" pattern="[0-9a-fA-F]{64}" required autocomplete="off" spellcheck="false" />
      <label for="number">Number of the round</label>
      <input id="number" name="number" inputmode="numeric" pattern="[0-9]{1,9}" required autocomplete="off" />
      <button class="main">Compute</button>
    </form>
    <section id="result" role="status"></section>
    <details>
      <summary>How it is computed</summary>
      <ol>
        <li>The fingerprint is SHA-256 of the 32 bytes of the seed, and within a chain it is the seed of the round before.</li>
        <li><code>block_i = HMAC-SHA256(seed, "wheel:" + number + ":" + i)</code>, with i = 0, 1, 2 …</li>
        <li>
          Each block is read as eight 4-byte numbers, big end first. A number of 4294967289 or more is passed over; the first other one
          modulo 37 is where the ball falls.
        </li>
      </ol>
      <p>The mathematics, whose SHA-256 is <code>${wheelHash}</code>:</p>
      <pre><code>${canonicalWheel()}</code></pre>
    </details>
  </main>`
  const scripts = [checkScript]
  return { title: 'Check a round of the Harvest Wheel', language: 'en', direction: 'ltr', styles, body, scripts, framedBy: null }
}
