import { html, type Html } from '@fairhouse/process/html.ts'
import type { Session } from '../../engine/rounds/session.ts'
import type { StudioPage } from '../send-studio-page.ts'
import { noticeDialog, seedSheet, sheet } from '../sheets.ts'
import type { Voice } from '../show/sound.ts'
import { kitStyles, soloPage, type AnyTheme } from '../solo/solo-page.ts'
import type { Language, Words, WordsByLanguage } from '../words/index.ts'
import { instantWords, type InstantWords } from './words.ts'

const kit = ['studio.css', 'game.css', 'prizes.css', 'controls.css', 'free-rounds.css', 'dialogs.css', 'instant/instant.css']
const shared = kitStyles(...kit)

type OwnWords = Record<'game' | 'idle' | 'scriptText', string>

/** All texts of an instant game's page. */
export type PageWords<Own> = Words & InstantWords & Own

/** Data for the page's script. */
export type PageData<Own> = { words: PageWords<Own>; language: Language }

/** An instant game, as its page is drawn. `styles` and `script` are files; what is drawn with words gets all texts of the page. */
type Instant<Own extends OwnWords, T extends AnyTheme> = {
  words: WordsByLanguage<Own>
  returnPercent: string
  mathsHash: string
  voice: Voice
  /** The game's themes, by what follows its id and a dot. */
  themes?: Readonly<Record<string, T>>
  scene: (theme: T | undefined) => Html
  board: (words: PageWords<Own>, language: Language, theme: T | undefined) => Html
  choices?: (words: PageWords<Own>, language: Language) => Html
  rules: (words: PageWords<Own>, language: Language) => Html
  styles: readonly string[]
  script: string
}

/** Returns how the page of an instant game is drawn for a visit. */
export function instantPage<Own extends OwnWords, T extends AnyTheme = never>({
  rules,
  mathsHash,
  styles,
  ...game
}: Instant<Own, T>): (session: Session, page: string) => StudioPage {
  return soloPage<Own, InstantWords, T>({
    ...game,
    kindWords: instantWords,
    dialogs: (words, language) =>
      html`${sheet('rules', words.rules, words, rules(words, language))}
      ${sheet('fairness', words.fairness, words, seedSheet(words, mathsHash))} ${noticeDialog()}`,
    styles: [...shared, ...styles],
  })
}
