/** The whole cloth in one colour. */
export const field = (colour: string): string => polygon('0,0 60,0 60,40 0,40', colour)

/** Stripes that lie, from above; all of one height. */
export const stripes = (...colours: string[]): string =>
  colours
    .map(
      (colour, place) =>
        `<rect y="${round((place * 40) / colours.length)}" width="60" height="${round(40 / colours.length + 0.1)}" fill="${colour}"/>`,
    )
    .join('')

/** Stripes that stand, from the hoist; all of one width. */
export const upright = (...colours: string[]): string =>
  colours
    .map(
      (colour, place) =>
        `<rect x="${round((place * 60) / colours.length)}" width="${round(60 / colours.length + 0.1)}" height="40" fill="${colour}"/>`,
    )
    .join('')

/** One stripe along the hoist. */
export const sideways = (width: number, colour: string): string => `<rect width="${width}" height="40" fill="${colour}"/>`

/** The cross of the north, its upright nearer to the hoist. */
export const nordic = (colour: string, width: number): string =>
  `<path d="M${22 - width / 2} 0h${width}v40h-${width}zM0 ${20 - width / 2}h60v${width}H0z" fill="${colour}"/>`

export const disc = (x: number, y: number, radius: number, colour: string, line?: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"${line ? ` stroke="${line}" stroke-width="2"` : ''}/>`

export const polygon = (points: string, colour: string): string => `<polygon points="${points}" fill="${colour}"/>`

/** A star of five points, one of them up. */
export function star(x: number, y: number, radius: number, colour: string): string {
  const points = Array.from({ length: 10 }, (_, place) => {
    const [length, angle] = [place % 2 === 0 ? radius : radius * 0.382, (place * Math.PI) / 5 - Math.PI / 2]
    return `${round(x + length * Math.cos(angle))},${round(y + length * Math.sin(angle))}`
  })
  return polygon(points.join(' '), colour)
}

const round = (value: number) => Math.round(value * 100) / 100
