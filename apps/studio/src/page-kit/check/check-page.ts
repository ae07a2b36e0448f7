import { join } from 'node:path'
import { html, jsonForScript, type Html } from '@fairhouse/process/html.ts'
import type { CheckAsked } from '../../engine/game.ts'
import type { StudioPage } from '../send-studio-page.ts'
import { spoken, type WordsByLanguage } from '../words/index.ts'
import { checkFields, type FieldsAsked } from './check-fields.ts'
import { checkWords, type CheckWords } from './words/index.ts'

const styles = ['../studio.css', 'check.css', 'check-result.css'].map((name) => join(import.meta.dirname, name))

/** What a round of a game is computed from, and how. */
type Checked<Own> = FieldsAsked & {
  /** The texts that its script tells the result with, for the game or theme of an id. */
  own: (gameId: string) => WordsByLanguage<Own>
  /** Everything that the result is drawn with. */
  drawings?: (gameId: string) => Html
  /** What is behind a page that no other page holds. */
  scene?: () => Html
  /** The blocks of a round, as they are computed; missing where the player has a seed, too. */
  blocks?: string
  /** How the numbers of the blocks become a round, step by step, in English. */
  steps: readonly Html[]
  maths: string
  mathsHash: string
  script: string
  styles?: readonly string[]
}

/** Returns how the page is drawn on which anybody can recompute a round of a game in their own browser; no input leaves it. */
export function checkPage<Own extends object>(checked: Checked<Own>): (asked: CheckAsked) => StudioPage {
  return (asked) => {
    const { gameId, name, theme, parentOrigin, unit } = asked
    const { own: words, language, direction } = spoken(asked.language, checkWords)
    const own = checked.own(gameId)[language]
    const examples = { choice: checked.choice, acts: checked.acts, bet: checked.bet }
    const title = words.title.replace('{game}', name)
    const isHeld = parentOrigin !== null
    const body = html`${isHeld ? false : checked.scene?.()} ${checked.drawings?.(gameId)}
      <main class="${isHeld ? 'fair held' : 'fair'}">
        ${isHeld ? false : html`<h1>${title}</h1>`}
        <p>${words.lead}</p>
        <form id="check-form" novalidate>
          ${checkFields(checked, words)}
          <button class="main">${words.compute}</button>
        </form>
        <section id="result" role="status"></section>
        <details>
          <summary>${words.how}</summary>
          ${howItIs(checked, words)}
        </details>
        <script type="application/json" id="check-data">
          ${jsonForScript({ language, words, own, examples, unit, parentOrigin })}
        </script>
      </main>`
    return {
      title,
      language,
      direction,
      styles: [...styles, ...(checked.styles ?? [])],
      body,
      scripts: [checked.script],
      framedBy: parentOrigin,
      ...(theme ? { theme } : {}),
    }
  }
}

const soloBlocks = 'HMAC-SHA256(our seed, your seed + ":" + number + ":" + i)'

/** How a round is computed: what all games have in common in the page's language, the rest in English. */
function howItIs<Own>({ kind, blocks = soloBlocks, steps, maths, mathsHash }: Checked<Own>, words: CheckWords): Html {
  const [before, after = ''] = words.howBlocks.split('{blocks}')
  const [mathsBefore, mathsAfter = ''] = words.howMaths.split('{hash}')
  const fingerprint = { solo: [words.howSeed], table: [words.howSeed, words.howChain], own: [words.howPublic] }[kind]
  return html`<ol>
      ${fingerprint.map((text) => html`<li>${text}</li>`)}
      <li>${before}<code dir="ltr">${blocks}</code>${after}</li>
      <li>${words.howWords}</li>
    </ol>
    <p>${words.howGame}</p>
    <ol lang="en" dir="ltr">
      ${steps.map((step) => html`<li>${step}</li>`)}
    </ol>
    <p>${mathsBefore}<code dir="ltr">${mathsHash}</code>${mathsAfter}</p>
    <pre dir="ltr"><code>${maths}</code></pre>`
}
