import { join } from 'node:path'
import { html, jsonForScript, type Html } from '@fairhouse/process/html.ts'
import { canonicalText } from '../../engine/fairness/canonical-text.ts'
import type { StudioPage } from '../send-studio-page.ts'
import type { RoomLook } from './bingo-page.ts'

const styles = ['../studio.css', '../fairness.css'].map((name) => join(import.meta.dirname, name))

/** The script of the page. */
export const bingoCheckScript = join(import.meta.dirname, 'check-bingo.ts')

/** Draws the page on which anybody can recompute a game of a room in their own browser; no input leaves it. */
export function bingoCheckPage({ maths, mathsHash, words, scene }: RoomLook): StudioPage {
  const title = `Check a game of ${words.en.game}`
  const body = html`${scene}
    <main class="fair">
      <h1>${title}</h1>
      <p>
        Your browser computes the tickets, the order of the balls and all prizes from the seed of the game and the list of all tickets sold.
        The public part of the seed must be the one that you saw before the game closed, and the fingerprint of the list the one that you
        saw when the first ball was called. Nobody could know the list before the game closed, so nobody could know tickets or balls.
      </p>
      <form id="check-form">
        <label for="seed">Seed of the game (64 hexadecimal digits)</label>
        <input id="seed" name="seed" pattern="[0-9a-fA-F]{64}" required autocomplete="off" spellcheck="false" />
        <label for="number">Number of the game</label>
        <input id="number" name="number" inputmode="numeric" pattern="[0-9]{1,9}" required autocomplete="off" />
        <label for="game">Game of the programme (${maths.programme.map(({ name }) => name).join(', ')})</label>
        <input id="game" name="game" required autocomplete="off" spellcheck="false" />
        <label for="list">List of the purchases, as JSON</label>
        <input id="list" name="list" required autocomplete="off" spellcheck="false" />
        <button class="main">Compute</button>
      </form>
      <section id="result" role="status"></section>
      <details>
        <summary>How it is computed</summary>
        <ol>
          ${steps(maths.tickets).map((step) => html`<li>${step}</li>`)}
        </ol>
        <p>The mathematics, whose SHA-256 is <code>${mathsHash}</code>:</p>
        <pre><code>${canonicalText(maths)}</code></pre>
      </details>
      <script type="application/json" id="maths">
        ${jsonForScript(maths)}
      </script>
    </main>`
  return { title, language: 'en', direction: 'ltr', styles, body, scripts: [bingoCheckScript], framedBy: null }
}

const steps = (tickets: 'lines' | 'cards'): Html[] => [
  html`The public part of the seed is <code>HMAC-SHA256(seed, "public")</code>; the SHA-256 of its 32 bytes is the seed of the game before.`,
  html`The list is canonical JSON: each purchase with its id, its pool, its number of tickets and their price in minor units, in the order
  of the ids. Its SHA-256 is the digest.`,
  html`Balls: <code>block_i = HMAC-SHA256(seed, "bingo:" + digest + ":" + number + ":" + i)</code>. Tickets of the purchase at a place of
    the list, counted from 0: the same with <code>":" + place</code> after the digest.`,
  html`Each block is read as eight 4-byte numbers, big end first. A number that would favour the low ones of a range is passed over; the
  next one modulo the range counts. The balls are all numbers, shuffled by exchanging each with one of those from it on.`,
  tickets === 'lines'
    ? html`A ticket is the first of a strip of six: the 36 spare places of the columns (3, 4, 4, 4, 4, 4, 4, 4, 5 of them) are shuffled and
      dealt six to a ticket, until no ticket has more than three of a column with the one that every ticket has. For each column as many
      different numbers are drawn as the ticket has in it. Then a row is drawn for each column, in which its one number stands or which its
      two leave out, until five stand in each row.`
    : html`A card: for each column five different numbers of its fifteen, from the top down; four in the middle column.`,
  html`A prize is its share of what the tickets of a pool cost. Tickets that reach it with the same call share it, rounded down to minor
  units; then each in the order of the list gets one more while one is left. What is less than one goes to the next prize.`,
]
