import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { StudioPage } from '../send-studio-page.ts'

const styles = ['../studio.css', '../fairness.css'].map((name) => join(import.meta.dirname, name))

/** A shared table whose rounds can be recomputed. */
type Checked = {
  game: string
  /** What the seed decides, such as `number`. */
  parts: string
  /** The label that takes the place of a player's seed. */
  label: string
  scene?: Html
  /** How the numbers of the blocks become a result, step by step. */
  steps: readonly Html[]
  maths: string
  mathsHash: string
  script: string
}

/** Draws the page on which anybody can recompute a round of a shared table in their own browser; no input leaves it. */
export function checkSharedPage({ game, parts, label, scene, steps, maths, mathsHash, script }: Checked): StudioPage {
  const title = `Check a round of ${game}`
  const body = html`${scene}
    <main class="fair">
      <h1>${title}</h1>
      <p>
        Your browser computes the ${parts} from the round’s seed. The seed’s fingerprint must be the one that you saw while bets were open.
        In a chain of 10,000 rounds it must also be the seed of the round before: so all of them were fixed before the first chip of the
        first one lay on the table.
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
          <li><code>block_i = HMAC-SHA256(seed, "${label}:" + number + ":" + i)</code>, with i = 0, 1, 2 …</li>
          ${steps.map((step) => html`<li>${step}</li>`)}
        </ol>
        <p>The mathematics, whose SHA-256 is <code>${mathsHash}</code>:</p>
        <pre><code>${maths}</code></pre>
      </details>
    </main>`
  return { title, language: 'en', direction: 'ltr', styles, body, scripts: [script], framedBy: null }
}
