import { html, type Html } from '@fairhouse/process/html.ts'
import { icon } from '../icons.ts'

/** Draws the row of chips and what takes them back or lays them again. */
export function drawTray(words: { chips: string; undo: string; repeat: string }): Html {
  return html`<div class="chip-tray">
    <fieldset class="chips" id="chips">
      <legend class="seen-by-readers">${words.chips}</legend>
    </fieldset>
    <button type="button" class="icon-button" id="undo" aria-label="${words.undo}" disabled>${icon('undo')}</button>
    <button type="button" class="icon-button" id="repeat" aria-label="${words.repeat}" disabled>${icon('repeat')}</button>
  </div>`
}
