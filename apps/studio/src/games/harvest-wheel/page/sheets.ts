// Runs in the game's frame: the sheets with rules, and with seeds and rounds.
import { found } from '../../../page-kit/page.ts'
import type { Words } from '../../../page-kit/words/index.ts'
import type { StakeView, WheelRoundView, WheelView } from '../play/wheel-view.ts'
import { pocketFallen, pocketText } from './told.ts'
import type { TableWords } from '../words/index.ts'

type Asked = { words: Words; own: TableWords; language: string; money: (minor: bigint) => string; state: () => WheelView | null }

/** Connects the buttons that open sheets, and fills the sheets. */
export function openSheets(asked: Asked): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-open]'))
    button.addEventListener('click', () => {
      drawFairness(asked)
      const dialog = found(`#${button.dataset.open}`) as HTMLDialogElement // each such button names one
      dialog.showModal()
      dialog.querySelector('.sheet-body')?.scrollTo(0, 0)
    })
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.sheet:not(.notice)'))
    dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
}

function drawFairness(asked: Asked): void {
  const view = asked.state()
  found('#number').textContent = view?.round ? String(view.round.number) : '–'
  found('#commit').textContent = view?.round?.commit ?? '–'
  const seeds = view?.last.map((round) => seedItem(asked, round)) ?? []
  const mine = view?.mine.map((round) => roundItem(asked, round)) ?? []
  found('#seeds').replaceChildren(...(seeds.length > 0 ? seeds : [part('li', asked.own.noLast)]))
  found('#rounds').replaceChildren(...(mine.length > 0 ? mine : [part('li', asked.words.noRounds)]))
}

function seedItem({ words, own }: Asked, { number, result, seed }: WheelRoundView): HTMLElement {
  const item = part('li', '')
  const link = document.createElement('a')
  link.href = `/studio/games/harvest-wheel/fairness#${new URLSearchParams({ seed: seed ?? '', number: String(number) })}`
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = words.check
  const code = part('code', `${seed?.slice(0, 8) ?? ''}…`)
  code.dir = 'ltr'
  item.append(part('span', `#${number}`), code, part('span', result === null ? '' : pocketText(own, result.pocket)), link)
  return item
}

function roundItem({ words, own, language, money }: Asked, round: StakeView): HTMLElement {
  const item = part('li', '')
  const time = new Date(round.at).toLocaleTimeString(`${language}-u-nu-latn`, { timeStyle: 'short' })
  const pocket = pocketFallen(round)
  const what = round.win === null ? (round.status === 'rolledBack' ? '↩' : '–') : money(BigInt(round.win))
  const staked = `${words.stake} ${money(BigInt(round.stake))}`
  item.append(part('span', time), part('span', staked), part('span', pocket === null ? '' : pocketText(own, pocket)), part('span', what))
  return item
}

function part(name: 'li' | 'span' | 'code', text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
