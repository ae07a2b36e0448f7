// Runs in the game's frame: turns the wheel so that the ball falls into the pocket that the studio has decided.
import { found } from '../page.ts'
import { pockets } from '../../engine/roulette/pockets.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')
const step = 360 / pockets.length
const trackRadius = 87
const pocketRadius = 53

/** Opens the wheel, which either rests or turns until a given moment; a whole turn takes `turnMs`. */
export function openWheel(turnMs: number) {
  const [rotor, ball, way] = [found('#rotor'), found('#ball'), found('#ball-way')]
  let under: Animation[] = []
  let rotation = 0
  const end = () => {
    for (const animation of under) animation.cancel()
    under = []
  }
  const place = (pocket: number | null) => {
    found('#wheel').querySelector('.fell')?.classList.remove('fell')
    rotor.style.transform = `rotate(${rotation}deg)`
    ball.setAttribute('visibility', pocket === null ? 'hidden' : 'visible')
    if (pocket === null) return
    ball.style.transform = `rotate(${rotation + angleOf(pocket)}deg)`
    way.style.transform = `translateY(-${pocketRadius}px)`
  }
  return {
    /** Stops all motion; shows the ball in a pocket or not at all. */
    rest: (pocket: number | null) => {
      end()
      place(pocket)
      if (pocket !== null) found('#wheel').querySelector(`[data-pocket="${pocket}"]`)?.classList.add('fell')
    },
    /**
     * Turns so that the ball rests in the pocket after the given milliseconds; a latecomer sees the rest of the turn.
     */
    turn: (pocket: number, leftMs: number) => {
      end()
      const from = rotation % 360
      rotation = from + 540
      place(still.matches ? null : pocket)
      if (still.matches) return
      const options: KeyframeAnimationOptions = { duration: turnMs, easing: 'cubic-bezier(0.2, 0.55, 0.35, 1)', fill: 'backwards' }
      const last = rotation + angleOf(pocket)
      under = [
        rotor.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${rotation}deg)` }], options),
        ball.animate([{ transform: `rotate(${last + 360 * 7}deg)` }, { transform: `rotate(${last}deg)` }], options),
        way.animate(fall(), { duration: turnMs, fill: 'backwards' }),
      ]
      for (const animation of under) animation.currentTime = Math.max(turnMs - leftMs, 0)
    },
  }
}

/** The ball stays on its track, leaves it late, touches the rim of the pockets and comes to rest. */
function fall(): Keyframe[] {
  const at = (offset: number, radius: number, easing = 'linear') => ({ offset, transform: `translateY(-${radius}px)`, easing })
  return [
    at(0, trackRadius),
    at(0.55, trackRadius, 'cubic-bezier(0.5, 0, 0.9, 0.6)'),
    at(0.76, 58, 'ease-out'),
    at(0.82, 66, 'ease-in'),
    at(0.88, pocketRadius, 'ease-out'),
    at(0.91, 56, 'ease-in'),
    at(0.94, pocketRadius),
    at(1, pocketRadius),
  ]
}

const angleOf = (pocket: number) => pockets.indexOf(pocket as (typeof pockets)[number]) * step // every pocket is in the list
