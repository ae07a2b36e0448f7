import { html, type Html } from '@fairhouse/process/html.ts'
import type { CheckWords } from './words/index.ts'

/** What a round is computed from. */
export type FieldsAsked = {
  /** `solo`: seeds of the house and the player; `table`: a seed in a chain, whose SHA-256 is shown; `own`: one whose public part is. */
  kind: 'solo' | 'table' | 'own'
  /** Whether a stake is asked for: missing where the choice says it, as chips do. */
  hasStake?: boolean
  /** What a choice, acts or bets look like as JSON, if the game has any. */
  choice?: string
  acts?: string
  bet?: string
  /** The games of a bingo room, whose rounds are computed from a list of purchases too. */
  programme?: readonly { id: string; name: string }[]
}

/** A field of the form. */
type Field = {
  name: string
  label: string
  hint?: string
  optional?: string
  value?: string
  digits?: true
  long?: true
}

/** Draws the fields of the form. */
export function checkFields(asked: FieldsAsked, words: CheckWords): Html {
  const optional = words.optional
  const likeThis = (example: string) => words.example.replace('{example}', `\u2066${example}\u2069`)
  const commit: Field = { name: 'commit', label: words.commit, optional }
  const recorded: Field = { name: 'recorded', label: words.recorded, optional, digits: true, hint: likeThis('2.50') }
  const { choice, acts, bet, hasStake, programme } = asked
  const played: Field[] = [
    ...(choice === undefined ? [] : [{ name: 'choice', label: words.choice, hint: likeThis(choice), value: choice }]),
    ...(acts === undefined ? [] : [{ name: 'acts', label: words.acts, hint: likeThis(acts) }]),
    ...(bet === undefined ? [] : [{ name: 'bet', label: words.bet, hint: likeThis(bet), optional }]),
    ...(hasStake ? [{ name: 'stake', label: words.stake, value: '1.00', digits: true as const }] : []),
  ]
  if (asked.kind === 'solo')
    return html`${field({ name: 'serverSeed', label: words.serverSeed, hint: words.hex })} ${field(commit)}
    ${field({ name: 'clientSeed', label: words.clientSeed })} ${field({ name: 'nonce', label: words.nonce, digits: true })}
    ${played.map(field)} ${field(recorded)} ${currency}`
  return html`${field({ name: 'seed', label: words.seed, hint: words.hex })} ${field(commit)}
  ${field({ name: 'number', label: words.nonce, digits: true })} ${programme && listFields(programme, words)} ${played.map(field)}
  ${field(recorded)} ${currency}`
}

/** Comes with a round that is filled in; without it amounts are plain numbers. */
const currency = html`<input type="hidden" name="currency" value="" />`

function listFields(programme: readonly { id: string; name: string }[], words: CheckWords): Html {
  return html`<div class="field">
      <label for="game">${words.bingoGame}</label>
      <select id="game" name="game" aria-describedby="game-fault">
        ${programme.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
      </select>
      <p class="fault" id="game-fault"></p>
    </div>
    ${field({ name: 'list', label: words.list, long: true })}
    ${field({ name: 'purchase', label: words.purchase, optional: words.optional })}`
}

function field({ name, label, hint, optional, value = '', digits, long }: Field): Html {
  const about = hint === undefined ? `${name}-fault` : `${name}-hint ${name}-fault`
  return html`<div class="field">
    <label for="${name}">${label} ${optional !== undefined && html`<small>(${optional})</small>`}</label>
    ${
      long
        ? html`<textarea id="${name}" name="${name}" rows="4" dir="ltr" aria-describedby="${about}" spellcheck="false"></textarea>`
        : html`<input
            id="${name}"
            name="${name}"
            dir="ltr"
            value="${value}"
            inputmode="${digits ? 'decimal' : 'text'}"
            aria-describedby="${about}"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
          />`
    }
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <p class="fault" id="${name}-fault"></p>
  </div>`
}
