// Runs in the game's frame: the list of the next games.
import type { NextGame } from '../../engine/bingo/view.ts'
import { fillIn, found, timeText } from '../page.ts'
import type { BingoData } from './bingo-page.ts'

type Asked = { now: () => number; chosen: () => number | undefined; choose: (game: number) => void }

/** Writes when a game closes, on the reader's clock. */
export const clockText = (language: string, { closesAt }: NextGame): string =>
  new Date(closesAt).toLocaleTimeString(`${language}-u-nu-latn`, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Says how long it is until a game closes. */
export const leftText = ({ own }: BingoData, { closesAt }: Pick<NextGame, 'closesAt'>, now: number): string =>
  fillIn(own.closesIn, { time: timeText(Date.parse(closesAt) - now) })

/** Draws the list, of which one game is chosen, and counts down to the closing of each. */
export function openNextGames(data: BingoData, { now, chosen, choose }: Asked) {
  const { own, language } = data
  let drawn = ''
  const item = (next: NextGame): HTMLElement => {
    const [label, radio] = [document.createElement('label'), document.createElement('input')]
    label.className = 'next-game'
    label.dataset.closes = next.closesAt
    Object.assign(radio, { type: 'radio', name: 'game', value: String(next.number), checked: next.number === chosen() })
    radio.addEventListener('change', () => choose(next.number))
    const sold = next.mine > 0 ? fillIn(own.mine, { count: next.mine }) : fillIn(own.sold, { count: next.sold })
    label.append(
      radio,
      part('next-time', clockText(language, next)),
      part('next-name', own.goals[next.name] ?? next.name),
      part('next-left', ''),
      part(next.mine > 0 ? 'next-sold mine' : 'next-sold', sold),
    )
    return label
  }
  return {
    draw: (games: readonly NextGame[]): void => {
      const key = JSON.stringify([games, chosen()])
      if (key === drawn) return
      drawn = key
      const list = found('#next')
      const held =
        document.activeElement instanceof HTMLInputElement && list.contains(document.activeElement) ? document.activeElement.value : null
      list.replaceChildren(...games.map(item))
      if (held !== null) list.querySelector<HTMLElement>(`input[value="${held}"]`)?.focus()
    },
    tick: (): void => {
      for (const label of found('#next').querySelectorAll<HTMLElement>('.next-game')) {
        const place = label.querySelector('.next-left')
        if (place) place.textContent = leftText(data, { closesAt: label.dataset.closes ?? '' }, now())
      }
    },
  }
}

function part(name: string, text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = name
  element.textContent = text
  return element
}
