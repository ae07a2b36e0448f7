// Runs in the game's frame: the sheets with rules, and with seeds and games.
import type { BingoView, EndedGame } from '../../engine/bingo/view.ts'
import { fillIn, found } from '../page.ts'
import type { openTalk } from '../talk.ts'
import type { BingoData } from './bingo-page.ts'

type Asked = {
  data: BingoData
  money: (minor: bigint) => string
  state: () => BingoView | null
  ask: ReturnType<typeof openTalk>['ask']
}

/** Connects the buttons that open sheets, and fills the sheets. */
export function openSheets(asked: Asked): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-open]'))
    button.addEventListener('click', () => {
      if (button.dataset.open === 'fairness') void drawFairness(asked)
      const dialog = found(`#${button.dataset.open}`) as HTMLDialogElement // each such button names one
      dialog.showModal()
      dialog.querySelector('.sheet-body')?.scrollTo(0, 0)
    })
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.sheet:not(.notice)'))
    dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
}

async function drawFairness(asked: Asked): Promise<void> {
  const { data, state, ask } = asked
  const view = state()
  found('#number').textContent = String(view?.next[0]?.number ?? '–')
  found('#commit').textContent = view?.commit ?? '–'
  found('#digest').textContent = view?.game?.digest || '–'
  const mine = view?.mine.map((purchase) => purchaseItem(asked, purchase)) ?? []
  found('#rounds').replaceChildren(...(mine.length > 0 ? mine : [part('li', data.words.noRounds)]))
  const answer = await ask<{ games: EndedGame[] }>('ended')
  const games = answer.refused === undefined ? answer.games.map((game) => gameItem(data, game)) : []
  found('#seeds').replaceChildren(...(games.length > 0 ? games : [part('li', data.own.noLast)]))
}

function gameItem({ words, own, room, language }: BingoData, { number, name, seed, list, calls }: EndedGame): HTMLElement {
  const item = part('li', '')
  const code = part('code', seed ? `${seed.slice(0, 8)}…` : '–')
  code.dir = 'ltr'
  item.append(part('span', `#${number}`), code, part('span', `${own.goals[name] ?? name} · ${fillIn(own.callNumber, { call: calls })}`))
  if (!seed) return item
  const link = document.createElement('a')
  link.href = `/studio/games/${room.path}/fairness?${new URLSearchParams({ language })}#${new URLSearchParams({ seed, number: String(number), game: name, list })}`
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = words.check
  item.append(link)
  return item
}

function purchaseItem(
  { data: { own, language }, money }: Asked,
  { at, status, stake, win, table }: BingoView['mine'][number],
): HTMLElement {
  const item = part('li', '')
  const time = new Date(at).toLocaleTimeString(`${language}-u-nu-latn`, { timeStyle: 'short', hourCycle: 'h23' })
  const what = win === null ? (status === 'rolledBack' ? '↩' : '–') : money(BigInt(win))
  item.append(
    part('span', time),
    part('span', `#${table.round} · ${own.count}: ${table.bet.tickets}`),
    part('span', money(BigInt(stake))),
    part('span', what),
  )
  return item
}

function part(name: 'li' | 'span' | 'code', text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
