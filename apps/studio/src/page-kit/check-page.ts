import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { StudioPage } from './send-studio-page.ts'

const styles = ['studio.css', 'fairness.css'].map((name) => join(import.meta.dirname, name))

/** A game whose rounds can be recomputed: its name, the pictures behind and in the result, how numbers decide it, and its script. */
type Checked = {
  game: string
  /** What a person sees in a result: the symbols, the pieces. */
  parts: string
  scene: Html
  /** How the numbers of the blocks become a round, step by step. */
  steps: readonly Html[]
  maths: string
  mathsHash: string
  script: string
  /** What else decides a round, each as JSON: a label with an example. */
  choice?: string
  acts?: string
}

/** Draws the page on which anybody can recompute a round in their own browser; no input leaves it. */
export function checkPage({ game, parts, scene, steps, maths, mathsHash, script, choice, acts }: Checked): StudioPage {
  const title = `Check a round of ${game}`
  const body = html`${scene}
    <main class="fair">
      <h1>${title}</h1>
      <p>
        Your browser computes the round from its seeds, with all that follows from it. When our seed has been revealed, its fingerprint must
        be the one that you saw before you played, and the ${parts} must be those that you saw.
      </p>
      <form id="check-form">
        <label for="serverSeed">Our seed, revealed (64 hexadecimal digits)</label>
        <input id="serverSeed" name="serverSeed" pattern="[0-9a-fA-F]{64}" required autocomplete="off" spellcheck="false" />
        <label for="clientSeed">Your seed</label>
        <input id="clientSeed" name="clientSeed" maxlength="64" required autocomplete="off" spellcheck="false" />
        <label for="nonce">Number of the round</label>
        <input id="nonce" name="nonce" inputmode="numeric" pattern="[0-9]{1,9}" required autocomplete="off" />
        ${choice !== undefined && playedField('choice', choice)} ${acts !== undefined && playedField('acts', acts)}
        <button class="main">Compute</button>
      </form>
      <section id="result" role="status"></section>
      <details>
        <summary>How it is computed</summary>
        <ol>
          <li>The fingerprint is SHA-256 of the 32 bytes of our seed.</li>
          <li><code>block_i = HMAC-SHA256(our seed, your seed + ":" + number + ":" + i)</code>, with i = 0, 1, 2 …</li>
          ${steps.map((step) => html`<li>${step}</li>`)}
        </ol>
        <p>The mathematics, whose SHA-256 is <code>${mathsHash}</code>:</p>
        <pre><code>${maths}</code></pre>
      </details>
    </main>`
  return { title, language: 'en', direction: 'ltr', styles, body, scripts: [script], framedBy: null }
}

function playedField(name: string, label: string): Html {
  return html`<label for="${name}">${label}</label>
    <input id="${name}" name="${name}" maxlength="2000" required autocomplete="off" spellcheck="false" />`
}
