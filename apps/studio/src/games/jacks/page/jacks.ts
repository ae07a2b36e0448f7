// Runs in the game's frame: how Jacks shows its rounds, and what its player holds.
import { rankIndex, ranks, suitIndex, type Card } from '../../../engine/cards/card.ts'
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { cardNames } from '../../../page-kit/cards/card-name.ts'
import { moneyText } from '../../../page-kit/money.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { say } from '../../../page-kit/plate.ts'
import { playSolo } from '../../../page-kit/solo/play.ts'
import { visit } from '../../../page-kit/solo/visit.ts'
import { logLine, logRound, tellWin } from '../../../page-kit/tell-round.ts'
import { bestHold } from '../play/best-hold.ts'
import { handOf } from '../play/hand.ts'
import type { Hand } from '../play/maths.ts'
import type { JacksOutcome, JacksSeen } from '../play/play-jacks.ts'
import { openHand, slots } from './hand.ts'
import type { JacksData } from './jacks-page.ts'

const { words, language } = JSON.parse(found('#game-data').textContent ?? '{}') as JacksData // written by jacks-page.ts
const hand = openHand(words)
const draw = found('#draw')
const advise = found('#advise')
/** The round that waits for its player. */
let waiting: RoundView | null = null
/** What the log has told last. */
let told = ''

const game = playSolo({
  checkPath: '/studio/games/jacks/fairness',
  start: clear,
  reveal: (round, number) => reveal(round as RoundView<JacksOutcome>, number), // decided by play-jacks.ts
  giveUp: clear,
  step,
  drawRules: drawPays,
  drawStake: drawPays,
})

draw.addEventListener('click', drawCards)
for (const [place, slot] of slots.entries()) {
  // A card that is pressed does not take the focus, so that the space bar still draws.
  slot.addEventListener('mousedown', (event) => event.preventDefault())
  slot.addEventListener('click', () => toggle(place))
}
advise.addEventListener('click', () => {
  advise.setAttribute('aria-pressed', String(!isAdvised()))
  tellHand()
})
document.addEventListener('keydown', (event) => {
  if (!waiting || event.repeat || document.querySelector('dialog[open]')) return
  const place = Number(/^(?:Digit|Numpad)([1-5])$/.exec(event.code)?.[1] ?? 0) - 1
  if (place >= 0) toggle(place)
  const loose = event.target === document.body || event.target === found('#spin')
  if (loose && (event.code === 'Space' || event.code === 'Enter')) drawCards()
})

const isAdvised = () => advise.getAttribute('aria-pressed') === 'true'

function toggle(place: number): void {
  const held = hand.held()
  if (waiting) hand.hold(held.includes(place) ? held.filter((one) => one !== place) : [...held, place])
}

function drawCards(): void {
  if (!waiting || visit.paused) return
  game.act(hand.held())
  close()
}

function clear(): void {
  close()
  hand.clear()
  lightRow(null)
  found('#level').textContent = ''
}

function close(): void {
  letHold(null)
  mark([])
}

function letHold(round: RoundView | null): void {
  waiting = round
  for (const button of [draw, ...slots]) button.setAttribute('aria-disabled', String(round === null))
}

/** Marks the cards that the best hold keeps. */
function mark(best: readonly number[]): void {
  for (const [place, slot] of slots.entries()) slot.classList.toggle('advised', best.includes(place))
}

/** Shows the five cards of a round and lets its player hold. */
async function step(round: RoundView): Promise<void> {
  const { cards } = round.seen as JacksSeen // told by play-jacks.ts
  await hand.deal(cards)
  letHold(round)
  tellHand()
  const line = fillIn(words.dealt, { cards: cardNames(words, language, cards), hand: handText(cards) })
  if (line !== told) logLine(line)
  told = line
}

/** Says what the cards are worth so far, and if that is wanted, which hold is the best. */
function tellHand(): void {
  if (!waiting) return
  const { cards } = waiting.seen as JacksSeen // as above
  const best = isAdvised() ? bestHold(cards) : null
  lightRow(handOf(cards))
  mark(best?.held ?? [])
  if (!best) return say(words.choose, handText(cards))
  const minor = (BigInt(waiting.stake) * BigInt(best.of) * 2n + BigInt(best.in)) / (BigInt(best.in) * 2n)
  // Cards stand from left to right in every language.
  const held = best.held.map((place) => `\u2066${shortName(cards[place] ?? 0)}\u2069`).join(' ')
  say(
    words.choose,
    fillIn(held ? words.adviceSome : words.adviceNone, { cards: held, money: moneyText(minor, waiting.currency, language) }),
  )
}

const handText = (cards: readonly Card[]): string => fillIn(words.now, { hand: nameOf(handOf(cards)) })
const nameOf = (made: Hand | null): string => (made ? words.hands[made] : words.none)
const shortName = (card: Card): string => `${ranks[rankIndex(card)]}${['♠', '♥', '♦', '♣'][suitIndex(card)]}`

/** Shows a round's draw and what it won; one that was finished without its player is dealt first. */
async function reveal(round: RoundView<JacksOutcome>, number: number): Promise<void> {
  const { outcome } = round
  if (!outcome) return
  close()
  await hand.deal(outcome.dealt)
  await hand.replace(outcome.held, outcome.cards)
  lightRow(outcome.hand)
  tellWin({ words, language }, round, outcome.hand ? words.hands[outcome.hand] : '')
  logRound({ words, language }, round, number, {
    won: nameOf(outcome.hand),
    board: fillIn(words.board, { cards: cardNames(words, language, outcome.cards) }),
  })
}

function lightRow(made: Hand | null): void {
  for (const row of document.querySelectorAll<HTMLElement>('.pay-table tr')) {
    if (row.dataset.hand === made) row.setAttribute('aria-current', 'true')
    else row.removeAttribute('aria-current')
  }
}

function drawPays(stake: bigint, currency: string): void {
  found('#prizes-lead').textContent = fillIn(words.prizesLead, { stake: moneyText(stake, currency, language) })
  for (const money of document.querySelectorAll<HTMLElement>('[data-pays]'))
    money.textContent = moneyText(stake * BigInt(money.dataset.pays ?? '0'), currency, language)
}
