// Runs in the game's frame: the table of the league, whose rows move to their new places.
import { found } from '../../../page-kit/page.ts'
import type { Standing } from '../play/standings.ts'
import { clubName } from './board.ts'
import { crest } from './crest.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Draws the table. Rows that change places move there, unless motion is reduced. */
export function drawStandings(rows: readonly Standing[]): void {
  const body = found('#standings')
  const key = rows.map(({ club, points, played, scored, against }) => [club, points, played, scored, against].join()).join('|')
  if (body.dataset.drawn === key) return
  body.dataset.drawn = key
  const before = new Map([...body.children].map((row) => [(row as HTMLElement).dataset.club, row.getBoundingClientRect().top])) // rows of a table
  body.replaceChildren(...rows.map(rowOf))
  if (still.matches || before.size === 0) return
  for (const row of body.children) {
    const moved = (before.get((row as HTMLElement).dataset.club) ?? 0) - row.getBoundingClientRect().top // a row of a table
    if (moved !== 0) row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], { duration: 900, easing: 'ease-in-out' })
  }
}

function rowOf({ club, played, scored, against, points }: Standing, place: number): HTMLElement {
  const row = document.createElement('tr')
  row.dataset.club = String(club)
  const name = document.createElement('th')
  const text = document.createElement('bdi')
  text.textContent = clubName(club)
  name.scope = 'row'
  name.append(crest(club), text)
  const difference = scored - against
  const signed = difference > 0 ? `+${difference}` : String(difference).replace('-', '−')
  const cells = [String(place + 1), name, String(played), signed, String(points)]
  row.append(
    ...cells.map((cell) => {
      if (cell instanceof HTMLElement) return cell
      const number = Object.assign(document.createElement('bdi'), { textContent: cell, dir: 'ltr' })
      const field = document.createElement('td')
      field.append(number)
      return field
    }),
  )
  return row
}
