// Runs in the game's frame: the caller's ball, the board of all numbers, and the prizes of a game.
import type { GameNow } from '../../engine/bingo/view.ts'
import { fillIn, found } from '../page.ts'
import * as sound from '../show/sound.ts'
import type { BingoData } from './bingo-page.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')
const shownCalls = 5

/** Draws what has been called; each new ball falls into its place and is told to readers. */
export function openBoard({ own, room }: BingoData) {
  const cells = new Map([...found('#board').children].map((cell) => [Number((cell as HTMLElement).dataset.number), cell])) // spans, by bingo-page.ts
  let shown: { game: number; calls: number } = { game: -1, calls: 0 }
  return (game: GameNow | null): void => {
    const called = game?.called ?? []
    if (shown.game === game?.number && shown.calls === called.length) return
    const isNew = shown.game === game?.number && called.length === shown.calls + 1
    shown = { game: game?.number ?? -1, calls: called.length }
    const last = called.at(-1)
    const set = new Set(called)
    for (const [number, cell] of cells) cell.className = number === last ? 'called now' : set.has(number) ? 'called' : ''
    found('#board').setAttribute('aria-label', `${own.board}: ${called.join(', ') || '–'}`)
    found('#call-count').textContent = called.length > 0 ? fillIn(own.callNumber, { call: called.length }) : ''
    drawLastCalls(room, called.slice(-1 - shownCalls, -1).toReversed())
    drawBall(room, last, isNew)
    if (isNew && last !== undefined) {
      found('#call-said').textContent = String(last)
      sound.tap(columnOf(room, last))
    }
  }
}

/** Returns the column of a number, which gives its ball a colour. */
function columnOf({ tickets }: Pick<BingoData['room'], 'tickets'>, number: number): number {
  return tickets === 'lines' ? Math.min(Math.floor(number / 10), 8) : Math.floor((number - 1) / 15)
}

function drawBall(room: BingoData['room'], number: number | undefined, falls: boolean): void {
  const ball = found('#ball')
  ball.classList.toggle('empty', number === undefined)
  if (number === undefined) return
  ball.dataset.column = String(columnOf(room, number))
  found('#ball-number').textContent = String(number)
  found('#ball-letter').textContent = room.letters[columnOf(room, number)] ?? ''
  if (!falls || still.matches) return
  ball.animate(
    [
      { transform: 'translateY(-38%) rotate(-140deg) scale(.82)', opacity: 0 },
      { transform: 'translateY(6%) rotate(8deg)', opacity: 1, offset: 0.62 },
      { transform: 'translateY(-2%) rotate(-2deg)', offset: 0.82 },
      { transform: 'none' },
    ],
    { duration: 620, easing: 'cubic-bezier(.3,.7,.4,1)' },
  )
}

function drawLastCalls(room: BingoData['room'], numbers: readonly number[]): void {
  found('#last-calls').replaceChildren(
    ...numbers.map((number) => {
      const item = document.createElement('li')
      item.textContent = String(number)
      item.dataset.column = String(columnOf(room, number))
      return item
    }),
  )
}

/** Draws the prizes of a game: what each pays, and whether it has fallen. */
export function drawPrizes({ own }: BingoData, game: GameNow | null, money: (minor: bigint) => string): void {
  const next = game?.prizes.find(({ fallen }) => fallen === null)
  const items = (game?.prizes ?? []).map(({ goal, fund, fallen }) => {
    const item = document.createElement('li')
    item.className = fallen ? 'fallen' : goal === next?.goal ? 'now' : ''
    const [name, pays] = [document.createElement('span'), document.createElement('strong')]
    name.textContent = own.goals[goal] ?? goal
    pays.textContent = money(BigInt(fund))
    item.append(name, pays)
    if (fallen) item.title = fillIn(own.callNumber, { call: fallen.call })
    return item
  })
  if (game?.jackpot) {
    const item = document.createElement('li')
    item.className = game.called.length > game.jackpot.calls ? 'jackpot fallen' : 'jackpot'
    item.textContent = fillIn(own.jackpotNow, { calls: game.jackpot.calls, pays: money(BigInt(game.jackpot.pays)) })
    items.push(item)
  }
  found('#prizes').replaceChildren(...items)
}
