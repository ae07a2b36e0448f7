import { join } from 'node:path'
import { html, jsonForScript, type Html } from '@fairhouse/process/html.ts'
import { canonicalText } from '../../engine/fairness/canonical-text.ts'
import type { CheckAsked } from '../../engine/game.ts'
import { checkPage } from '../check/check-page.ts'
import type { StudioPage } from '../send-studio-page.ts'
import { languageOf } from '../words/index.ts'
import type { RoomLook } from './bingo-page.ts'

/** The script of the page. */
export const bingoCheckScript = join(import.meta.dirname, 'check-bingo.ts')

/** Returns how the page is drawn on which anybody can recompute a game of a room in their own browser. */
export const bingoCheckPage =
  ({ maths, mathsHash, words, scene }: RoomLook) =>
  (asked: CheckAsked): StudioPage =>
    checkPage({
      kind: 'own',
      own: () => words,
      drawings: () =>
        html`<script type="application/json" id="maths">
          ${jsonForScript(maths)}
        </script>`,
      scene: () => scene,
      programme: maths.programme.map(({ name }) => ({ id: name, name: words[languageOf(asked.language)].goals[name] ?? name })),
      blocks: 'HMAC-SHA256(seed, "bingo:" + digest + ":" + number + ":" + i)',
      steps: steps(maths.tickets),
      maths: canonicalText(maths),
      mathsHash,
      script: bingoCheckScript,
    })(asked)

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
