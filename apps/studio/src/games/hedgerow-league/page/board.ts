// Runs in the game's frame: the board with all matches of a matchday, on which goals come in.
import { found } from '../../../page-kit/page.ts'
import { scoreAt, type Goal, type Matchday, type Played } from '../play/matchday.ts'
import { maths } from '../play/maths.ts'
import { seenAt } from './ball.ts'
import { crest } from './crest.ts'

/** The name of a club, the same in every language. */
export const clubName = (club: number): string => maths.clubs[club]?.name ?? ''

/** The goals that have been seen by a time of the match. */
const goalsBy = (goals: readonly Goal[], at: number): readonly Goal[] => goals.filter((goal) => seenAt(goal) <= at)

/** Opens the board; `follow` is called with the match that a player wants to follow. */
export function openBoard(follow: (match: number) => void) {
  let drawn = ''
  const build = ({ season, day, fixtures }: Matchday): void => {
    if (drawn === `${season}/${day}`) return
    drawn = `${season}/${day}`
    found('#matches').replaceChildren(...fixtures.map(([home, away], match) => rowOf(home, away, () => follow(match))))
  }
  return {
    /** Draws the scores at a time of the match; null before it begins. */
    draw: (plan: Matchday, result: Played | null, at: number | null, followed: number): void => {
      build(plan)
      for (const [match, row] of [...found('#matches').children].entries()) {
        const goals = at === null ? [] : goalsBy(result?.goals[match] ?? [], at)
        const [home, away] = scoreAt(goals)
        const score = row.querySelector('.score')
        const text = at === null ? '–' : `${home}–${away}`
        if (score && score.textContent !== text) {
          score.textContent = text
          row.classList.toggle('scored', goals.length > 0)
        }
        const last = goals.at(-1)
        row.classList.toggle('fresh', at !== null && last !== undefined && at - seenAt(last) < 4 && at < 90)
        row.querySelector('button')?.setAttribute('aria-pressed', String(match === followed))
      }
    },
  }
}

function rowOf(home: number, away: number, follow: () => void): HTMLElement {
  const row = document.createElement('li')
  const button = document.createElement('button')
  const side = (club: number, className: string) => {
    const name = document.createElement('bdi')
    name.textContent = clubName(club)
    const part = document.createElement('span')
    part.className = className
    part.append(crest(club), name)
    return part
  }
  const score = document.createElement('b')
  score.className = 'score'
  button.type = 'button'
  button.append(side(home, 'host'), score, side(away, 'guest'))
  button.addEventListener('click', follow)
  row.append(button)
  return row
}
