import { hash } from 'node:crypto'

/**
 * Draws a campaign's banner for this project: a ground, rays and coins derived from its id. Without words, so it suits
 * every language.
 */
export function drawBanner(id: number): string {
  const bytes = hash('sha256', `campaign ${id}`, 'buffer')
  const at = (place: number, count: number) => (bytes[place % bytes.length] ?? 0) % count
  const hue = hues[at(0, hues.length)] ?? 215
  const ink = `hsl(${hue} 40% 17%)`
  const wash = `hsl(${hue} 36% 24%)`
  const rays = Array.from({ length: 9 }, (_, n) => {
    const from = n * 20 + at(1, 20)
    const [x1, y1, x2, y2] = [...pointAt(from), ...pointAt(from + 9)]
    return `<path d="M250 116L${x1} ${y1}L${x2} ${y2}z"/>`
  }).join('')
  const coins = Array.from({ length: 7 }, (_, n) => {
    const [x, y, r] = [150 + at(n + 3, 180), 26 + at(n + 11, 72), 7 + at(n + 19, 11)]
    return `<circle cx="${x}" cy="${y}" r="${r}"/><circle cx="${x}" cy="${y}" r="${r - 3}" fill="none" stroke="${ink}" stroke-opacity=".35"/>`
  }).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 116" role="presentation"><rect width="360" height="116" fill="${ink}"/>` +
    `<g fill="${wash}">${rays}</g><g fill="#c9a45c">${coins}</g><path d="M0 116q90-30 180-8t180-10v18z" fill="${wash}"/></svg>`
  )
}

/** Returns a point far from the centre of the rays, at an angle in degrees above the ground. */
function pointAt(degrees: number): [string, string] {
  const angle = (degrees * Math.PI) / 180
  return [(250 - Math.cos(angle) * 380).toFixed(0), (116 - Math.sin(angle) * 380).toFixed(0)]
}

/** Hues on which brass shows well: night, forest, plum, petrol, wine. */
const hues = [215, 160, 285, 190, 345]
