import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { Session } from '../../engine/rounds/session.ts'
import type { StudioPage } from '../send-studio-page.ts'
import { noticeDialog, seedSheet, sheet } from '../sheets.ts'
import { soloFrame } from '../solo/frame.ts'
import { spoken, type Language, type Words, type WordsByLanguage } from '../words/index.ts'
import { instantWords, type InstantWords } from './words.ts'

const kit = ['studio.css', 'game.css', 'prizes.css', 'controls.css', 'free-rounds.css', 'dialogs.css', 'instant/instant.css']
const shared = kit.map((name) => join(import.meta.dirname, '..', name))

type OwnWords = Record<'game' | 'idle' | 'scriptText', string>

/** All texts of an instant game's page. */
export type PageWords<Own> = Words & InstantWords & Own

/** Data for the page's script. */
export type PageData<Own> = { words: PageWords<Own>; language: Language }

/** An instant game, as its page is drawn. `styles` and `script` are files; what is drawn with words gets all texts of the page. */
type Instant<Own extends OwnWords> = {
  words: WordsByLanguage<Own>
  returnPercent: string
  mathsHash: string
  scene: () => Html
  board: (words: PageWords<Own>, language: Language) => Html
  choices?: (words: PageWords<Own>, language: Language) => Html
  rules: (words: PageWords<Own>, language: Language) => Html
  styles: readonly string[]
  script: string
}

/** Returns how the page of an instant game is drawn for a visit. */
export function instantPage<Own extends OwnWords>(game: Instant<Own>): (session: Session, page: string) => StudioPage {
  return (session, page) => {
    const { words: common, own, language, direction } = spoken(session.language, game.words)
    const words = { ...common, ...instantWords[language], ...own }
    const dialogs = html`${sheet('rules', words.rules, words, game.rules(words, language))}
    ${sheet('fairness', words.fairness, words, seedSheet(words, game.mathsHash))} ${noticeDialog()}`
    const body = soloFrame({
      session,
      page,
      language,
      words,
      returnPercent: game.returnPercent,
      scene: game.scene(),
      board: game.board(words, language),
      ...(game.choices ? { choices: game.choices(words, language) } : {}),
      dialogs,
    })
    const styles = [...shared, ...game.styles]
    return { title: words.game, language, direction, styles, body, scripts: [game.script], framedBy: session.parentOrigin }
  }
}
