import { html, type Html } from '@fairhouse/process/html.ts'
import { icon } from './icons.ts'
import type { Words } from './words/index.ts'

/** Sound, rules, fairness, and the way out: the buttons beside a game's name. */
export const gameMenu = (words: Words): Html =>
  html`<div class="menu">
    <button type="button" class="icon-button" id="sound" aria-pressed="false" aria-label="${words.soundOn}">${icon('sound')}</button>
    <button type="button" class="icon-button" data-open="rules" aria-label="${words.rules}">${icon('rules')}</button>
    <button type="button" class="icon-button" data-open="fairness" aria-label="${words.fairness}">${icon('fairness')}</button>
    <button type="button" class="icon-button" id="exit" aria-label="${words.exit}">${icon('exit')}</button>
  </div>`
