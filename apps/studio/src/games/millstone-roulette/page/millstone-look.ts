import type { Look } from '../../../page-kit/roulette/draw-wheel.ts'

/** The furrows that a miller dresses into the stone: eight harps of a long furrow and shorter ones beside it. */
function furrows(): string {
  const harp = (at: number) => {
    const side = [0, 1, 2].map((step) => `M${9 + step * 6} ${-39 + step * 3}L${5 + step * 6.5} ${-22 - step * 4}`).join('')
    return `<path d="M0-44L4-13${side}" transform="rotate(${at * 45})"/>`
  }
  const harps = Array.from({ length: 8 }, (_, at) => harp(at)).join('')
  return `<g fill="none" stroke="#2c3138" stroke-opacity=".6" stroke-width="1.5" stroke-linecap="round">${harps}</g><circle r="13" fill="#3d444d" stroke="#232830" stroke-width="1.2"/>`
}

/** Grey stone in a bowl of dark walnut. */
export const millstoneLook: Look = {
  bowl: ['#15171c', '#3b3330', '#6a5a4e', '#1d1a1a'],
  cone: ['#b9bec4', '#7f868e', '#454b53'],
  ornament: furrows(),
}
