// Runs in the game's frame: how Millstone Roulette takes chips and shows where the ball falls.
import { drawChips } from '../../../page-kit/chips/chip-row.ts'
import { openFelt } from '../../../page-kit/chips/felt.ts'
import { moneyText } from '../../../page-kit/money.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { countUp, say } from '../../../page-kit/plate.ts'
import { playSolo } from '../../../page-kit/solo/play.ts'
import { highestStake, stakeOf } from '../../../engine/rounds/chips.ts'
import type { SessionView } from '../../../engine/play/session-view.ts'
import { colourOf } from '../../../roulette/pockets.ts'
import { spotText } from '../../../roulette/spot-text.ts'
import { openWheel } from '../../../roulette/wheel-turns.ts'
import { spotOf } from '../play/maths.ts'
import { readChips, type MillstoneRound } from '../play/spin-millstone.ts'
import { openBorderSpots } from './border-spots.ts'
import type { MillstoneData } from './millstone-page.ts'

const { words, language } = JSON.parse(found('#game-data').textContent ?? '{}') as MillstoneData // written by millstone-page.ts
const [undo, repeat] = [found('#undo'), found('#repeat')] as HTMLButtonElement[] // written as buttons by millstone-page.ts
const still = matchMedia('(prefers-reduced-motion: reduce)')
const turnMs = 4200
const lastNumbers = 12

let visit: SessionView | null = null
let chip = 0n

const money = (minor: bigint) => moneyText(minor, visit?.currency ?? 'EUR', language)
const highest = () => highestStake(visit?.currency ?? 'EUR', visit?.maxStake ? BigInt(visit.maxStake) : null)

openBorderSpots()
const wheel = openWheel(turnMs)
const felt = openFelt({
  money,
  label: (id, pays, amount) => spotText(words, id, pays, amount),
  chip: () => chip,
  highest,
  changed: drawTray,
  moved: () => {
    felt.light(() => false)
    say(words.idle)
  },
  tooMuch: () => say(fillIn(words.full, { highest: money(highest()) })),
})
const game = playSolo({
  checkPath: '/studio/games/millstone-roulette/fairness',
  choice: () => {
    const bets = felt.laid()
    const free = visit?.freeRounds?.value
    if (stakeOf(bets) > 0n && (free === undefined || String(stakeOf(bets)) === free)) return bets
    say(free === undefined ? words.noChips : fillIn(words.freeChips, { value: money(BigInt(free)) }))
    return undefined
  },
  stake: () => stakeOf(felt.laid()),
  start: () => {
    felt.light(() => false)
    felt.set(false, felt.laid())
  },
  reveal: (round, number) => reveal(round as MillstoneRound, number), // the studio decides its rounds so
  giveUp: () => felt.set(true, null),
  drawRules: () => {},
  drawState,
})

undo?.addEventListener('click', felt.undo)
repeat?.addEventListener('click', felt.repeat)

function drawState(state: SessionView): void {
  const isFirst = visit === null
  visit = state
  if (!isFirst) return
  drawChips(state.stakes, { money, chosen: (value) => (chip = value) })
  felt.set(true, null)
}

function drawTray(): void {
  if (undo) undo.disabled = !felt.mayUndo()
  if (repeat) repeat.disabled = !felt.mayRepeat()
  if (visit) game.redraw()
}

/** Lets the ball fall where the studio has decided, then shows what the chips have won. */
async function reveal(round: MillstoneRound, number: number): Promise<void> {
  const { outcome } = round
  if (!outcome) return
  const { pocket } = outcome
  felt.set(false, readChips(round.choice) ?? {})
  found('#wheel').scrollIntoView({ block: 'nearest', behavior: still.matches ? 'auto' : 'smooth' })
  wheel.turn(pocket, turnMs)
  if (!still.matches) await new Promise((resolve) => setTimeout(resolve, turnMs))
  wheel.rest(pocket)
  felt.light((id) => spotOf(id)?.covers.includes(pocket) === true)
  drawLast(pocket)
  showWin(round, pocketText(pocket))
  logRound(round, pocketText(pocket), number)
  felt.rest()
}

const pocketText = (pocket: number): string => fillIn(words.pocketName, { number: pocket, colour: words[colourOf(pocket)] })

/** Counts up a win above the stake. A win up to the stake is stated plainly, because it is not a gain. */
function showWin(round: MillstoneRound, pocket: string): void {
  const [win, stake] = [BigInt(round.win ?? '0'), BigInt(round.stake)]
  if (win === 0n) return say(pocket, words.nothing)
  if (win <= stake && !round.free) return say(pocket, fillIn(words.returned, { win: money(win), stake: money(stake) }))
  say(money(win), pocket, 'won')
  countUp(win, round.currency, language)
}

function drawLast(pocket: number): void {
  const list = found('#last')
  const item = document.createElement('li')
  item.className = colourOf(pocket)
  item.textContent = String(pocket)
  item.setAttribute('aria-label', pocketText(pocket))
  list.prepend(item)
  for (const old of [...list.children].slice(lastNumbers)) old.remove()
}

function logRound(round: MillstoneRound, pocket: string, number: number): void {
  const chips = Object.entries(readChips(round.choice) ?? {})
  const entry = document.createElement('p')
  entry.textContent = fillIn(round.free ? words.loggedFree : words.logged, {
    number,
    stake: money(BigInt(round.stake)),
    result: round.win === '0' ? words.loggedNothing : fillIn(words.loggedWin, { win: money(BigInt(round.win ?? '0')), lines: pocket }),
    board: `${pocket}. ${chips.map(([id, amount]) => spotText(words, id, String(spotOf(id)?.pays ?? 0), money(BigInt(amount)))).join('; ')}`,
  })
  found('#log').append(entry)
}
