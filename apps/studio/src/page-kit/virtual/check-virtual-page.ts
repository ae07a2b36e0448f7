import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { StudioPage } from '../send-studio-page.ts'

const kit = ['../studio.css', '../fairness.css'].map((name) => join(import.meta.dirname, name))

type Checked = {
  game: string
  /** What stands for the client seed in its blocks. */
  label: string
  /** What a person sees in a result. */
  what: string
  /** How the numbers of the blocks become a round. */
  steps: readonly Html[]
  styles: readonly string[]
  maths: string
  mathsHash: string
  script: string
}

/** Draws the page on which anybody can recompute a round of a virtual sport in their own browser; no input leaves it. */
export function checkVirtualPage({ game, label, what, steps, styles, maths, mathsHash, script }: Checked): StudioPage {
  const title = `Check a round of ${game}`
  const body = html`<main class="fair">
    <h1>${title}</h1>
    <p>
      Your browser computes ${what} from the seed of the round. The public part must be the fingerprint that you saw while bets were open,
      and in a chain of 10,000 rounds the SHA-256 of a seed is the seed of the round before: all of them were fixed before the first bet of
      the first one.
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
        <li><code>public part = HMAC-SHA256(seed, "public")</code>: the fingerprint that is shown from the beginning.</li>
        <li>
          <code>block_i = HMAC-SHA256(key, "${label}:" + number + ":" + i)</code>, with i = 0, 1, 2 …; the key is the public part for what
          is known before, the seed for what is drawn.
        </li>
        ${steps.map((step) => html`<li>${step}</li>`)}
      </ol>
      <p>The mathematics, whose SHA-256 is <code>${mathsHash}</code>:</p>
      <pre><code>${maths}</code></pre>
    </details>
  </main>`
  return { title, language: 'en', direction: 'ltr', styles: [...kit, ...styles], body, scripts: [script], framedBy: null }
}
