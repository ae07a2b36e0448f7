import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** Where a gradient has which colour, from 0 to 1. */
type Stops = readonly (readonly [number, string])[]

const stopsOf = (stops: Stops) => stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')

/** A gradient from the light above on the left to the shade below on the right. */
export const slanted = (id: string, ...stops: Stops): string =>
  `<linearGradient id="${id}" x1=".22" y1="0" x2=".74" y2="1">${stopsOf(stops)}</linearGradient>`

/** A gradient from above to below. */
export const upright = (id: string, ...stops: Stops): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`

/** A gradient from left to right, as on a turned or rolled thing. */
export const across = (id: string, ...stops: Stops): string => `<linearGradient id="${id}">${stopsOf(stops)}</linearGradient>`

/** A gradient as on a ball that is lit from above on the left. */
export const ball = (id: string, ...stops: Stops): string =>
  `<radialGradient id="${id}" cx=".38" cy=".3" r=".78">${stopsOf(stops)}</radialGradient>`

/** A light that fades from its middle to nothing. */
export const glow = (id: string, colour: string, strength: number): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".4" stop-color="${colour}" stop-opacity="${(strength * 0.42).toFixed(2)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

/** Draws something so many times at equal angles, in degrees. */
export const around = (count: number, draw: (angle: number, at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(Number(((360 / count) * at).toFixed(1)), at)).join('')

/** The shadow of a thing that stands in its square, half as wide as `reach` says. */
export const shadow = (reach: number, y = 93, x = 50): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${(reach * 0.15).toFixed(1)}" fill="#000" fill-opacity=".34"/>`

/** A light edge or glint along a path. */
export const glint = (path: string, width = 3, opacity = 0.75, colour = '#fff'): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A scene that fills the page behind the game; it is drawn in a box of 1600 by 1000. */
export const fullScene = (drawing: string): Html =>
  html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(drawing)}
  </svg>`
