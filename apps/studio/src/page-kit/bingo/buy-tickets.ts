// Runs in the game's frame: how many tickets are bought, and for which of the next games.
import type { BingoView, NextGame } from '../../engine/bingo/view.ts'
import { fillIn, found } from '../page.ts'
import type { BingoData } from './bingo-page.ts'
import { clockText, leftText, openNextGames } from './next-games.ts'

type Asked = { money: (minor: bigint) => string; now: () => number; mayBuy: () => boolean; buy: (game: NextGame, count: number) => void }
type Bought = { view: BingoView | null; count: number; chosen: number }

const amounts = [1, 6, 12, 24] as const

/** Connects the list, the stepper and the button. */
export function openBuying(data: BingoData, asked: Asked) {
  const bought: Bought = { view: null, count: 6, chosen: 0 }
  const game = (): NextGame | undefined => bought.view?.next.find(({ number }) => number === bought.chosen) ?? bought.view?.next[0]
  const most = (): number => mostOf(data, bought.view, game())
  const draw = (): void => drawDock(data, asked, bought, game(), most())
  const set = (count: number): void => {
    bought.count = Math.max(Math.min(count, most()), 1)
    draw()
  }
  const choose = (number: number): void => {
    bought.chosen = number
    draw()
  }
  const list = openNextGames(data, { now: asked.now, chosen: () => game()?.number, choose })
  found('#fewer').addEventListener('click', () => set(Math.min(bought.count, most()) - 1))
  found('#more').addEventListener('click', () => set(bought.count + 1))
  found('#quick').append(...amounts.map((amount) => quickButton(amount, () => set(amount))))
  found('#buy').addEventListener('click', () => {
    const next = game()
    if (next && found('#buy').getAttribute('aria-disabled') !== 'true') asked.buy(next, Math.min(bought.count, most()))
  })
  return {
    draw,
    tick: (): void => {
      list.tick()
      const next = game()
      found('#buy-left').textContent = next ? leftText(data, next, asked.now()) : ''
    },
    take: (view: BingoView): void => {
      bought.view = view
      list.draw(view.next)
      draw()
    },
  }
}

/** Returns how many tickets may still be bought for a game. */
function mostOf({ room }: BingoData, view: BingoView | null, game: NextGame | undefined): number {
  if (!view || !game) return 0
  const payable = view.highest === null ? room.most : Number(BigInt(view.highest) / BigInt(view.price))
  return Math.max(Math.min(room.most - game.mine, payable), 0)
}

function drawDock(
  { own, room, language }: BingoData,
  { money, mayBuy }: Asked,
  { view, count }: Bought,
  game: NextGame | undefined,
  most: number,
): void {
  const [buying, buy] = [Math.min(count, Math.max(most, 1)), found('#buy')]
  found('#count').textContent = String(buying)
  setDisabled('#fewer', buying <= 1)
  setDisabled('#more', buying >= most)
  for (const button of found('#quick').querySelectorAll('button')) button.disabled = Number(button.value) > most
  // A disabled button would lose keyboard focus.
  buy.setAttribute('aria-disabled', String(game === undefined || most === 0 || !mayBuy()))
  buy.textContent = fillIn(own.buy, { count: buying, price: money(BigInt(view?.price ?? '0') * BigInt(buying)) })
  const isFull = game !== undefined && game.mine >= room.most
  found('#buy-for').textContent = !game
    ? ''
    : isFull
      ? fillIn(own.full, { most: room.most })
      : fillIn(own.choose, { time: clockText(language, game) })
}

function setDisabled(selector: string, disabled: boolean): void {
  const button = found(selector)
  if (button instanceof HTMLButtonElement) button.disabled = disabled
}

function quickButton(amount: number, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', value: String(amount), textContent: String(amount) })
  button.addEventListener('click', press)
  return button
}
