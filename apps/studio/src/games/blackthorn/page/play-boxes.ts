// Runs in the game's frame: how Blackthorn opens boxes, shows its rounds, and lets each box be played.
import type { SessionView } from '../../../engine/play/session-view.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { cardName } from '../../../page-kit/cards/card-name.ts'
import { moneyText } from '../../../page-kit/money.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { say } from '../../../page-kit/plate.ts'
import { playSolo } from '../../../page-kit/solo/play.ts'
import { visit } from '../../../page-kit/solo/visit.ts'
import { logLine, logRound, tellWin } from '../../../page-kit/tell-round.ts'
import { maths } from '../play/maths.ts'
import { boxActs, type BlackthornSeen, type BoxAct, type Boxes } from '../play/play-blackthorn.ts'
import type { BlackthornOutcome } from '../play/settle.ts'
import type { BlackthornData } from './blackthorn-page.ts'
import { openTable } from './table.ts'
import { tableWords } from './table-words.ts'

const { words, language } = JSON.parse(found('#game-data').textContent ?? '{}') as BlackthornData // written by blackthorn-page.ts
const [fewer, more] = [found('#fewer') as HTMLButtonElement, found('#more') as HTMLButtonElement] // both are drawn as buttons
const buttons = [...document.querySelectorAll<HTMLElement>('[data-act]')]
let state: SessionView | null = null
/** How many boxes the player opens, and what each costs, in minor units. */
let boxes = 1
let boxStake = 0n
/** What lies on the table: the boxes of the round that it shows, with the stake of each. */
let laid = { boxes: 0, stake: 0n }
/** The round that waits for its player. */
let waiting: RoundView | null = null
/** What the log has told last. */
let told = ''

const money = (minor: bigint) => moneyText(minor, state?.currency ?? 'EUR', language)
const tell = tableWords(words, language, money, () => laid.stake)
const table = openTable(tell)
/** A free round is one box. */
const opened = () => (state?.freeRounds ? 1 : boxes)

const game = playSolo({
  checkPath: '/studio/games/blackthorn/fairness',
  choice: (): Boxes => ({ boxes: opened() }),
  stake: (chosen) => chosen * BigInt(opened()),
  start: () => {
    letAct(null)
    found('#opens').hidden = true
    found('#acts').hidden = false
    found('#level').textContent = ''
    lay(opened(), boxStake)
  },
  step,
  actRefused: (code) => code === 'INSUFFICIENT_FUNDS' && tellMissing(),
  reveal: (round, number) => reveal(round as RoundView<BlackthornOutcome>, number), // decided by play-blackthorn.ts
  giveUp: () => {
    letOpen()
    lay(opened(), boxStake)
  },
  drawState: (next) => {
    state = next
    drawOpens()
  },
  drawStake: (stake) => {
    boxStake = stake / BigInt(opened())
    drawOpens()
    if (!game.isBusy() && !isLaid(opened(), boxStake)) lay(opened(), boxStake)
  },
  drawRules: () => {
    for (const paid of document.querySelectorAll<HTMLElement>('[data-halves]'))
      paid.textContent = money((boxStake * BigInt(paid.dataset.halves ?? '0')) / 2n)
  },
})

fewer.addEventListener('click', () => openBoxes(boxes - 1))
more.addEventListener('click', () => openBoxes(boxes + 1))
for (const button of buttons) button.addEventListener('click', () => play(button.dataset.act as BoxAct)) // drawn from these
document.addEventListener('keydown', (event) => {
  const isPlain = !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey
  if (!isPlain || document.querySelector('dialog[open]')) return
  const act = boxActs.find((one) => one.startsWith(event.key.toLowerCase()) && event.key.length === 1)
  if (act) play(act)
})

function openBoxes(count: number): void {
  if (game.isBusy()) return
  boxes = Math.min(Math.max(count, 1), maths.boxes)
  game.redraw()
}

function drawOpens(): void {
  found('#box-count').textContent = String(opened())
  const inAll = fillIn(words.inAll, { count: opened(), stake: money(boxStake), sum: money(boxStake * BigInt(opened())) })
  found('#in-all').textContent = opened() > 1 ? inAll : ''
  fewer.disabled = opened() === 1
  more.disabled = state === null || state.freeRounds !== null || boxes === maths.boxes
}

/** Does an act if it is possible now; until it is answered no other is. */
function play(act: BoxAct): void {
  if (!waiting || visit.paused || isOff(act)) return
  game.act(act)
  letAct(null)
}

const isOff = (act: BoxAct): boolean => buttons.find(({ dataset }) => dataset.act === act)?.getAttribute('aria-disabled') === 'true'

function letAct(round: RoundView | null): void {
  waiting = round
  found('#raise').textContent = `+${money(laid.stake)}`
  const box = round && playedIn(round.seen as BlackthornSeen).box // told by play-blackthorn.ts
  for (const button of buttons) {
    const isPossible = box && (button.dataset.act !== 'double' || (box.cards.length === 2 && !round.free))
    button.setAttribute('aria-disabled', String(!isPossible))
  }
}

function letOpen(): void {
  letAct(null)
  found('#opens').hidden = false
  found('#acts').hidden = true
}

function playedIn({ boxes: all }: BlackthornSeen) {
  const at = all.findIndex(({ state: now }) => now === 'playing')
  return { at, box: all[at] }
}

/** Shows a round that waits for its player, and whose turn it is. */
async function step(round: RoundView): Promise<void> {
  const seen = round.seen as BlackthornSeen // told by play-blackthorn.ts
  layAgain(seen.boxes.length, BigInt(seen.stake))
  await table.show(seen)
  letAct(round)
  const { at, box } = playedIn(seen)
  if (!box) return
  const shows = fillIn(words.shows, { card: cardName(words, seen.dealer[0] ?? 0) })
  say(fillIn(words.turn, { box: tell.name(at), total: tell.total(box.cards) }), shows)
  const line = `${tell.box(box, at)} ${shows}`
  if (line !== told) logLine(line)
  told = line
}

/** Lays the table anew, without a card. */
function lay(count: number, stake: bigint): void {
  laid = { boxes: count, stake }
  table.open(count, money(stake))
}

const isLaid = (count: number, stake: bigint): boolean => laid.boxes === count && laid.stake === stake

/** Lays the table as a round from an earlier visit had it, and lets the next round cost the same. */
function layAgain(count: number, stake: bigint): void {
  if (isLaid(count, stake)) return
  const at = state?.stakes.indexOf(String(stake)) ?? -1
  if (at >= 0) visit.stakeAt = at
  boxes = count
  lay(count, stake)
  game.redraw()
}

/** Says what is missing for a double; returns false if nothing is. */
function tellMissing(): boolean {
  const balance = BigInt(state?.balance.cash ?? '0') + BigInt(state?.balance.bonus ?? '0')
  const missing = laid.stake - balance
  if (missing <= 0n) return false
  say(found('#plate-main').textContent ?? '', fillIn(words.missing, { stake: money(laid.stake), missing: money(missing) }))
  return true
}

/** Shows how a round ended; one that was finished without its player is dealt first. */
async function reveal(round: RoundView<BlackthornOutcome>, number: number): Promise<void> {
  const { outcome } = round
  if (!outcome) return
  letAct(null)
  layAgain(outcome.boxes.length, BigInt(round.stake) / BigInt(outcome.boxes.length))
  await table.show(outcome)
  table.settle(outcome.boxes)
  tellWin({ words, language }, round, tell.ending(outcome))
  logRound({ words, language }, round, number, { won: tell.ending(outcome), board: tell.board(outcome) })
  letOpen()
}
