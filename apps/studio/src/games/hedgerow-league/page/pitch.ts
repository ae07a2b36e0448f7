// Runs in the game's frame: the small pitch with the match that is followed, its players and the ball's way.
import { found } from '../../../page-kit/page.ts'
import type { Goal } from '../play/matchday.ts'
import { ballAt, scatter, wayOf, type Place } from './ball.ts'
import { coloursOf } from './crest.ts'

const space = 'http://www.w3.org/2000/svg'
/** Where the eleven of the hosts stand when the ball is in the middle; the guests stand opposite. */
const formation: readonly Place[] = [
  [5, 34],
  [20, 12],
  [17, 26],
  [17, 42],
  [20, 56],
  [35, 16],
  [32, 34],
  [35, 52],
  [46, 22],
  [49, 34],
  [46, 46],
]
const trailOf = 26

/** A match as the pitch shows it: its clubs, its goals, and its number, which decides how the ball goes between them. */
export type Followed = { key: number; home: number; away: number; goals: readonly Goal[] }

/** Opens the pitch, whose lines the page has drawn. */
export function openPitch() {
  const [players, trail, ball] = ['#players', '#trail', '#ball'].map((id) => found(id) as unknown as SVGElement) // drawn by league-page.ts
  let shown: Followed | null = null
  let way = wayOf(0, [])
  const dots = [...Array(22).keys()].map(() => {
    const dot = document.createElementNS(space, 'circle')
    dot.setAttribute('r', '1.7')
    dot.setAttribute('stroke-width', '.8')
    players?.append(dot)
    return dot
  })
  const dress = ({ home, away }: Followed): void => {
    for (const [at, dot] of dots.entries()) {
      const [ground, other] = coloursOf(at < 11 ? home : away)
      dot.setAttribute('fill', ground)
      dot.setAttribute('stroke', other)
    }
  }
  return {
    /** Draws a moment of a match, in minutes; null before it begins. */
    draw: (match: Followed, minute: number | null): void => {
      if (shown?.key !== match.key || shown.goals.length !== match.goals.length) {
        way = wayOf(match.key, match.goals)
        dress(match)
      }
      shown = match
      const at = minute ?? 0
      const [x, y] = ballAt(way, at)
      const isTurned = at >= 45
      for (const [player, dot] of dots.entries()) {
        const [px, py] = standOf(player, [x, y], isTurned, match.key, at)
        dot.setAttribute('cx', px.toFixed(2))
        dot.setAttribute('cy', py.toFixed(2))
      }
      ball?.setAttribute('cx', x.toFixed(2))
      ball?.setAttribute('cy', y.toFixed(2))
      const points = Array.from({ length: trailOf }, (_, back) => ballAt(way, Math.max(at - back * 0.09, 0)))
      trail?.setAttribute('points', minute === null ? '' : points.map(([bx, by]) => `${bx.toFixed(1)},${by.toFixed(1)}`).join(' '))
    },
  }
}

/** A player stands in the formation, goes with the ball, and the nearer ones go to it. */
function standOf(player: number, [x, y]: Place, isTurned: boolean, match: number, at: number): Place {
  const [fx, fy] = formation[player % 11] ?? [52, 34]
  const isHost = player < 11
  const toRight = isHost !== isTurned
  const [bx, by] = toRight ? [fx, fy] : [105 - fx, 68 - fy]
  const keeps = player % 11 === 0 ? 0.06 : 0.42
  const sway = (salt: number) => Math.sin(at * (1.1 + scatter(match, player, salt)) + player * 2.3) * 1.8
  const [px, py] = [bx + (x - 52.5) * keeps + sway(4), by + (y - 34) * keeps * 0.7 + sway(5)]
  const far = Math.hypot(x - px, y - py)
  const pull = player % 11 === 0 ? 0 : Math.max(0, 1 - far / 22) * 0.6
  return [Math.min(Math.max(px + (x - px) * pull, 1), 104), Math.min(Math.max(py + (y - py) * pull, 1), 67)]
}
