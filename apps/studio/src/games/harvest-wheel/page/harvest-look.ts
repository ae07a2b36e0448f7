import type { Look } from '../../../page-kit/roulette/draw-wheel.ts'

/** Six ears of wheat on the cone: what gives the wheel its name. */
function ears(): string {
  const grain = (side: number, y: number) =>
    `<path d="M0 ${y}q${side * 4.4}-1.4 ${side * 3.4}-6.6q${side * -3.6} 1.6 ${side * -3.4} 6.6Z"/>`
  const grains = [-20, -25, -30, -35].flatMap((y) => [grain(-1, y), grain(1, y)]).join('')
  const ear = `<path d="M0-11V-36" stroke="#f0cf8a" stroke-width=".9"/>${grains}<path d="M0-34q-2.2-3.6 0-7.4q2.2 3.8 0 7.4Z"/>`
  return Array.from({ length: 6 }, (_, place) => `<g transform="rotate(${place * 60})" fill="#f0cf8a" fill-opacity=".86">${ear}</g>`).join(
    '',
  )
}

/** Oak, and the ears of wheat that give the wheel its name. */
export const harvestLook: Look = {
  bowl: ['#2a160c', '#7a4a26', '#a56a38', '#3a2012'],
  cone: ['#c98d4c', '#7c4a24', '#43240f'],
  ornament: ears(),
}
