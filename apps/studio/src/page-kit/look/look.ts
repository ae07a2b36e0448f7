import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import type { Voice } from '../show/sound.ts'
import type { WordsByLanguage } from '../words/index.ts'

/** What is seen of a machine with reels: its symbols and the scene behind it. */
export type Look<ReelSymbol extends string> = {
  /** SVG gradients that the symbols are filled with. */
  fills: string
  /** Each symbol as SVG in a square of 100. */
  symbols: Readonly<Record<ReelSymbol, string>>
  scene: () => Html
}

/** Another look of a machine, whose reels and mathematics stay: everything that is seen, read and heard is its own. */
export type Theme<ReelSymbol extends string, ThemeWords extends { game: string }> = Look<ReelSymbol> & {
  /** The texts that it says in its own way; `game` is its name. */
  words: WordsByLanguage<ThemeWords>
  /** The file of its frame, its window and its colours. */
  style: string
  voice: Voice
}

/** Draws the scene, and all symbols for use by {@link symbolImage}. */
export const drawLook = <ReelSymbol extends string>({ scene, ...drawings }: Look<ReelSymbol>): Html =>
  html`${scene()} ${symbolDrawings(drawings)}`

/** Draws all symbols, once per page, for use by {@link symbolImage}. */
export function symbolDrawings<ReelSymbol extends string>({ fills, symbols }: Omit<Look<ReelSymbol>, 'scene'>): Html {
  return html`<svg class="drawings" aria-hidden="true" focusable="false">
    <defs>${trusted(fills)}</defs>
    ${Object.entries<string>(symbols).map(
      ([symbol, drawing]) => html`<symbol id="symbol-${symbol}" viewBox="0 0 100 100">${trusted(drawing)}</symbol>`,
    )}
  </svg>`
}

/** Draws a decorative symbol, whose name is given elsewhere. */
export function symbolImage(symbol: string): Html {
  return html`<svg class="symbol" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use href="#symbol-${symbol}" /></svg>`
}

type Named = { words: WordsByLanguage<{ game: string }> }

/** Returns the theme that an id of a game names behind its dot, if it names one. */
export function themeIn<T>(themes: Readonly<Record<string, T>>, gameId: string): T | undefined {
  const name = gameId.split('.')[1] ?? ''
  return Object.hasOwn(themes, name) ? themes[name] : undefined
}

/** Returns themes as a game lists them, each with its name in English. */
export const listedThemes = (themes: Readonly<Record<string, Named>>): Record<string, { name: string }> =>
  Object.fromEntries(Object.entries(themes).map(([theme, { words }]) => [theme, { name: words.en.game }]))
