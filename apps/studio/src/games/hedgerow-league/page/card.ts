// Runs in the game's frame: the card of a matchday, on which bets are chosen.
import { priceText } from '../../../engine/virtual/prices.ts'
import type { VirtualRound } from '../../../engine/virtual/virtual-view.ts'
import { fillIn, found } from '../../../page-kit/page.ts'
import { leaguePrice, picks } from '../play/bets.ts'
import type { Fixture, Matchday, Played } from '../play/matchday.ts'
import type { LeagueWords } from '../words/index.ts'
import { clubName } from './board.ts'
import { crest } from './crest.ts'

type Asked = {
  own: LeagueWords
  pickText: (pick: string) => string
  betText: (plan: Matchday, id: string) => string
  isChosen: (id: string) => boolean
  toggle: (id: string) => void
}

/** Opens the card: each match with its result to bet on, and more when it is opened. */
export function openCard(asked: Asked) {
  let drawn = ''
  return {
    draw: (round: VirtualRound<Matchday, Played>, isOpen: boolean): void => {
      if (drawn !== String(round.number))
        found('#fixtures').replaceChildren(...round.plan.fixtures.map((fixture, match) => matchOf(asked, round.plan, fixture, match)))
      drawn = String(round.number)
      const { season, day } = round.plan
      found('#card-title').textContent = fillIn(asked.own.matchday, { day, season })
      for (const button of document.querySelectorAll<HTMLElement>('[data-bet]')) {
        button.setAttribute('aria-pressed', String(asked.isChosen(button.dataset.bet ?? '')))
        button.setAttribute('aria-disabled', String(!isOpen))
      }
    },
  }
}

function matchOf(asked: Asked, plan: Matchday, [home, away]: Fixture, match: number): HTMLElement {
  const item = document.createElement('li')
  const head = document.createElement('p')
  head.className = 'pair'
  for (const club of [home, away]) {
    const name = document.createElement('bdi')
    name.textContent = clubName(club)
    head.append(crest(club), name)
  }
  const more = document.createElement('details')
  const summary = document.createElement('summary')
  summary.textContent = asked.own.more
  const group = (title: string, names: readonly string[], className = '') => {
    const box = document.createElement('div')
    const label = document.createElement('p')
    label.className = 'label'
    label.textContent = title
    box.className = `group ${className}`
    box.append(label, ...names.map((pick) => priceButton(asked, plan, `${match + 1}${pick}`, pick)))
    return box
  }
  const { own } = asked
  const result = group('', ['h', 'd', 'a'], 'result')
  result.querySelector('p')?.remove()
  more.append(
    summary,
    group(own.goals, ['o', 'u']),
    group(own.both, ['y', 'n']),
    group(
      own.score,
      picks.filter((pick) => pick.startsWith('s')),
      'scores',
    ),
  )
  item.append(head, result, more)
  return item
}

function priceButton({ betText, pickText, own, toggle }: Asked, plan: Matchday, id: string, pick: string): HTMLElement {
  const button = document.createElement('button')
  const [what, price, said] = [document.createElement('span'), document.createElement('strong'), document.createElement('span')]
  what.textContent = pickText(pick)
  price.textContent = priceText(leaguePrice(plan, id) ?? 0n)
  said.textContent = fillIn(own.priced, { bet: betText(plan, id), price: price.textContent })
  said.className = 'seen-by-readers'
  for (const seen of [what, price]) seen.ariaHidden = 'true'
  button.type = 'button'
  button.className = 'price'
  button.dataset.bet = id
  button.append(what, price, said)
  button.addEventListener('click', () => button.getAttribute('aria-disabled') === 'false' && toggle(id))
  return button
}
