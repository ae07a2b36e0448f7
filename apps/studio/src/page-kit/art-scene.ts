import { drawArt } from '@fairhouse/ui/art/draw-art.ts'
import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** Draws the picture of a tile as the background of a page. */
export function artScene(picture: string): Html {
  return html`<div class="scene edition" aria-hidden="true">${trusted(drawArt(picture))}</div>`
}
