// Runs in the game's frame: how Hush, Hedgehog is played and shows its rounds.
import type { RoundView } from '../../../engine/rounds/round-view.ts'
import { drawPrizes } from '../../../page-kit/instant/draw-prizes.ts'
import { timesText } from '../../../page-kit/instant/times-text.ts'
import { moneyText } from '../../../page-kit/money.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { say } from '../../../page-kit/plate.ts'
import { playSolo } from '../../../page-kit/solo/play.ts'
import { logRound, tellWin } from '../../../page-kit/tell-round.ts'
import { firstHedgehogs, leastHedgehogs, mostHedgehogs, paysOf } from '../play/maths.ts'
import { readHedgehogs, type HedgehogAct, type HedgehogOutcome, type HedgehogRound, type HedgehogSeen } from '../play/play-hush-hedgehog.ts'
import type { HedgehogData } from './game-page.ts'
import { openHeaps } from './heaps.ts'

const { words, language } = JSON.parse(found('#game-data').textContent ?? '{}') as HedgehogData // written by game-page.ts
const tongue = { words, language }
/** So many steps of the ladder are seen at once. */
const stepsSeen = 5
const button = (selector: string) => found(selector) as HTMLButtonElement // each is drawn as a button
const [fewer, more, take] = [button('#fewer'), button('#more'), button('#take')]
const times = (hundredths: number) => timesText(hundredths, 100, language)
let hedgehogs = firstHedgehogs
let playing = false

const heaps = openHeaps(words, (open) => act({ open }))
const solo = playSolo({
  checkPath: '/studio/games/hush-hedgehog/fairness',
  choice: () => hedgehogs,
  start: () => {
    playing = true
    found('#level').textContent = ''
    show({ hedgehogs, opened: [], hundredths: 0 }, false)
  },
  step,
  reveal,
  giveUp: () => {
    playing = false
    show({ hedgehogs, opened: [], hundredths: 0 }, false)
  },
  drawRules: (stake, currency) => {
    for (const table of document.querySelectorAll<HTMLElement>('[data-hedgehogs]'))
      table.hidden = table.dataset.hedgehogs !== String(hedgehogs)
    found('#rules-hedgehogs').textContent = fillIn(words.sleepers, { count: hedgehogs })
    drawPrizes(tongue, stake, currency, 100n)
  },
})

take.addEventListener('click', () => take.getAttribute('aria-disabled') === 'true' || act({ take: true }))
fewer.addEventListener('click', () => choose(hedgehogs - 1))
more.addEventListener('click', () => choose(hedgehogs + 1))
show({ hedgehogs, opened: [], hundredths: 0 }, false)

function choose(count: number): void {
  if (solo.isBusy()) return
  hedgehogs = Math.min(Math.max(count, leastHedgehogs), mostHedgehogs)
  say(words.idle)
  show({ hedgehogs, opened: [], hundredths: 0 }, false)
}

function act(act: HedgehogAct): void {
  take.setAttribute('aria-disabled', 'true')
  solo.act(act)
}

/** Draws everything of a round but its hedgehogs: the heaps, the ladder, and what can be taken. */
function show(seen: HedgehogSeen, mayOpen: boolean): void {
  heaps.show(seen.opened, mayOpen)
  drawLadder(seen)
  found('#count').textContent = String(hedgehogs)
  fewer.disabled = playing || hedgehogs === leastHedgehogs
  more.disabled = playing || hedgehogs === mostHedgehogs
}

/** Draws the pays from the last heap that was opened on. */
function drawLadder({ opened, hundredths }: HedgehogSeen): void {
  const pays = paysOf(hedgehogs)
  const from = Math.max(0, Math.min(opened.length - 1, pays.length - stepsSeen))
  found('#pays').replaceChildren(
    ...pays.slice(from, from + stepsSeen).map((pay, at) => {
      const item = document.createElement('li')
      const text = document.createElement('strong')
      text.textContent = times(pay)
      item.append(String(from + at + 1), text)
      item.classList.toggle('on', hundredths > 0 && from + at + 1 === opened.length)
      return item
    }),
  )
}

/** Shows a round that waits for its player. */
async function step(round: RoundView): Promise<void> {
  const seen = round.seen as HedgehogSeen // told by play-hush-hedgehog.ts
  playing = true
  hedgehogs = seen.hedgehogs
  show(seen, true)
  const won = moneyText((BigInt(round.stake) * BigInt(seen.hundredths)) / 100n, round.currency, language)
  take.textContent = seen.opened.length > 0 ? fillIn(words.takeMoney, { won }) : words.take
  take.setAttribute('aria-disabled', String(seen.opened.length === 0))
  const next = paysOf(hedgehogs)[seen.opened.length] ?? 0
  say(seen.opened.length > 0 ? fillIn(words.soFar, { won }) : words.openOne, fillIn(words.nextPays, { pays: times(next) }))
}

async function reveal(round: HedgehogRound, number: number): Promise<void> {
  const { outcome } = round
  if (!outcome) return
  playing = false
  hedgehogs = readHedgehogs(round.choice) ?? hedgehogs
  show(outcome, false)
  heaps.show(outcome.opened, false, outcome.sleeping, outcome.woken)
  take.textContent = words.take
  take.setAttribute('aria-disabled', 'true')
  tellWin(tongue, round, endText(outcome))
  logRound(tongue, round, number, { won: endText(outcome), board: boardText(outcome) })
}

function endText({ woken, opened, hundredths }: HedgehogOutcome): string {
  return woken === null ? fillIn(words.taken, { count: opened.length, pays: times(hundredths) }) : words.woke
}

function boardText({ sleeping, opened }: HedgehogOutcome): string {
  const list = new Intl.ListFormat(language, { type: 'unit' })
  const listed = (some: readonly number[]) => list.format(some.map((heap) => String(heap + 1)))
  return fillIn(words.board, {
    opened: opened.length > 0 ? listed(opened) : words.none,
    sleeping: listed(sleeping.toSorted((a, b) => a - b)),
  })
}
