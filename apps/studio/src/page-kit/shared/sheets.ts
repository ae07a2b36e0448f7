// Runs in the game's frame: the sheets with rules, and with seeds and rounds.
import { found } from '../page.ts'
import type { ChipBet, ChipRound, TableShow } from './show.ts'
import { checkPath, language, money, own, visit, words } from './visit.ts'

/** Connects the buttons that open sheets, and fills the sheets. */
export function openSheets<Result>(show: TableShow<Result>): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-open]'))
    button.addEventListener('click', () => {
      drawFairness(show)
      const dialog = found(`#${button.dataset.open}`) as HTMLDialogElement // each such button names one
      dialog.showModal()
      dialog.querySelector('.sheet-body')?.scrollTo(0, 0)
    })
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.sheet:not(.notice)'))
    dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
}

function drawFairness<Result>(show: TableShow<Result>): void {
  const { state } = visit
  found('#number').textContent = state?.round ? String(state.round.number) : '–'
  found('#commit').textContent = state?.round?.commit ?? '–'
  const seeds = state?.last.slice(0, 12).map((round) => seedItem(show, round as ChipRound<Result>)) ?? [] // this table's
  const bets = state?.mine.map((bet) => betItem(show, bet)) ?? []
  found('#seeds').replaceChildren(...(seeds.length > 0 ? seeds : [part('li', own.noLast)]))
  found('#rounds').replaceChildren(...(bets.length > 0 ? bets : [part('li', words.noRounds)]))
}

function seedItem<Result>({ textOf }: TableShow<Result>, { number, result, seed, commit }: ChipRound<Result>): HTMLElement {
  const item = part('li', '')
  const link = document.createElement('a')
  link.href = `${checkPath}?${new URLSearchParams({ language })}#${new URLSearchParams({ seed: seed ?? '', number: String(number), commit })}`
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = words.check
  const code = part('code', `${seed?.slice(0, 8) ?? ''}…`)
  code.dir = 'ltr'
  item.append(part('span', `#${number}`), code, part('span', result === null ? '' : textOf(result)), link)
  return item
}

function betItem<Result>({ textOf }: TableShow<Result>, { at, status, stake, win, table: { outcome } }: ChipBet): HTMLElement {
  const item = part('li', '')
  const time = new Date(at).toLocaleTimeString(`${language}-u-nu-latn`, { timeStyle: 'short' })
  const came = win === null ? (status === 'rolledBack' ? '↩' : '–') : money(BigInt(win))
  const result = outcome === null ? '' : textOf(outcome as Result) // an outcome keeps its result
  item.append(part('span', time), part('span', `${words.stake} ${money(BigInt(stake))}`), part('span', result), part('span', came))
  return item
}

function part(name: 'li' | 'span' | 'code', text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
