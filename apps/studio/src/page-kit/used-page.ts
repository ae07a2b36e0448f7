import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import type { StudioPage } from './send-studio-page.ts'
import { spoken } from './words/index.ts'

const styles = ['studio.css', 'game.css'].map((name) => join(import.meta.dirname, name))
const none = {}

/** Draws the page for a token that was used before or has expired. */
export function usedPage(tongue: string, framedBy: string | null): StudioPage {
  const { words, language, direction } = spoken(tongue, { en: none, de: none, fi: none, sv: none, nl: none, et: none, ar: none })
  const body = html`<main class="over">
    <h1>${words.overTitle}</h1>
    <p>${words.overText}</p>
  </main>`
  return { title: words.overTitle, language, direction, styles, body, scripts: [], framedBy }
}
