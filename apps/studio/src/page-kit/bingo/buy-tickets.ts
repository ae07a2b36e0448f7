// Runs in the game's frame: the list of next games, and how many tickets are bought for one of them.
import type { BingoView, NextGame } from '../../engine/bingo/view.ts'
import { fillIn, found, timeText } from '../page.ts'
import type { BingoData } from './bingo-page.ts'

type Asked = { money: (minor: bigint) => string; now: () => number; mayBuy: () => boolean; buy: (game: NextGame, count: number) => void }

const amounts = [1, 6, 12, 24] as const

/** Connects the list, the stepper and the button. */
export function openBuying({ own, room, language }: BingoData, asked: Asked) {
  const [fewer, more, buy] = ['#fewer', '#more', '#buy'].map(found) as HTMLButtonElement[] // written as buttons by bingo-page.ts
  let view: BingoView | null = null
  let count = 6
  let chosen = 0
  let drawn = ''

  const game = (): NextGame | undefined => view?.next.find(({ number }) => number === chosen) ?? view?.next[0]
  const mostNow = (): number => {
    const price = BigInt(view?.price ?? '1')
    const paid = view?.highest === null || view === null ? room.most : Number(BigInt(view.highest) / price)
    return Math.max(Math.min(room.most - (game()?.mine ?? 0), paid), 0)
  }
  const set = (next: number): void => {
    count = Math.max(Math.min(next, mostNow()), 1)
    draw()
  }
  const draw = (): void => {
    const [next, most] = [game(), mostNow()]
    const buying = Math.min(count, most)
    found('#count').textContent = String(buying)
    fewer!.disabled = buying <= 1 // one of the three that were found
    more!.disabled = buying >= most // one of the three that were found
    for (const button of found('#quick').querySelectorAll('button')) button.disabled = Number(button.value) > most
    const may = next !== undefined && buying > 0 && asked.mayBuy()
    buy!.setAttribute('aria-disabled', String(!may)) // a disabled button would lose keyboard focus
    buy!.textContent = fillIn(own.buy, { count: buying, price: asked.money(BigInt(view?.price ?? '0') * BigInt(buying)) }) // one of the three
    found('#buy-for').textContent = !next
      ? ''
      : most === 0
        ? fillIn(own.full, { most: room.most })
        : fillIn(own.choose, { time: clock(next) })
  }
  const clock = ({ closesAt }: NextGame) =>
    new Date(closesAt).toLocaleTimeString(`${language}-u-nu-latn`, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const item = (next: NextGame): HTMLElement => {
    const label = document.createElement('label')
    label.className = 'next-game'
    const radio = document.createElement('input')
    Object.assign(radio, { type: 'radio', name: 'game', value: String(next.number), checked: next.number === game()?.number })
    radio.addEventListener('change', () => {
      chosen = next.number
      draw()
    })
    const part = (name: string, text: string) => {
      const element = document.createElement('span')
      element.className = name
      element.textContent = text
      return element
    }
    const mine = next.mine > 0 ? fillIn(own.mine, { count: next.mine }) : fillIn(own.sold, { count: next.sold })
    label.append(radio, part('next-time', clock(next)), part('next-name', own.goals[next.name] ?? next.name))
    label.append(part('next-left', ''), part(next.mine > 0 ? 'next-sold mine' : 'next-sold', mine))
    label.dataset.closes = next.closesAt
    return label
  }

  fewer!.addEventListener('click', () => set(count - 1)) // one of the three that were found
  more!.addEventListener('click', () => set(count + 1)) // one of the three that were found
  buy!.addEventListener('click', () => {
    const next = game()
    if (next && buy!.getAttribute('aria-disabled') !== 'true') asked.buy(next, Math.min(count, mostNow())) // one of the three
  })
  found('#quick').append(
    ...amounts.map((amount) => {
      const button = document.createElement('button')
      Object.assign(button, { type: 'button', value: String(amount), textContent: String(amount) })
      button.addEventListener('click', () => set(amount))
      return button
    }),
  )
  return {
    clock,
    draw,
    take: (next: BingoView): void => {
      view = next
      const key = JSON.stringify([next.next, game()?.number])
      if (key !== drawn) {
        const held = document.activeElement instanceof HTMLInputElement ? document.activeElement.value : null
        found('#next').replaceChildren(...next.next.map(item))
        if (held !== null)
          found('#next')
            .querySelector<HTMLElement>(`input[value="${CSS.escape(held)}"]`)
            ?.focus()
      }
      drawn = key
      draw()
    },
    /** Counts down to the closing of each game. */
    tick: (): void => {
      for (const label of found('#next').querySelectorAll<HTMLElement>('.next-game')) {
        const left = timeText(Date.parse(label.dataset.closes ?? '') - asked.now())
        const place = label.querySelector('.next-left')
        if (place) place.textContent = fillIn(own.closesIn, { time: left })
      }
    },
  }
}
