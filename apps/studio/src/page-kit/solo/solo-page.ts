import { join } from 'node:path'
import type { Html } from '@fairhouse/process/html.ts'
import type { Session } from '../../engine/rounds/session.ts'
import type { StudioPage } from '../send-studio-page.ts'
import { spoken, type Language, type Words, type WordsByLanguage } from '../words/index.ts'
import { soloFrame, type Framed } from './frame.ts'

type OwnWords = Record<'game' | 'idle' | 'scriptText', string>

/** All texts of a page: those of every game, those of games of its kind, and its own. */
type AllWords<Own, Kind> = Words & Kind & Own

/** A game played alone as its page is drawn, besides what its frame has of every visit. */
type Solo<Own extends OwnWords, Kind> = Pick<Framed, 'returnPercent' | 'voice' | 'hasChips'> & {
  words: WordsByLanguage<Own>
  /** The texts of games of its kind. */
  kindWords?: WordsByLanguage<Kind>
  scene: () => Html
  board: (words: AllWords<Own, Kind>, language: Language) => Html
  choices?: (words: AllWords<Own, Kind>, language: Language) => Html
  dialogs: (words: AllWords<Own, Kind>, language: Language, session: Session) => Html
  /** What stands below the name. */
  note?: (session: Session) => Html
  /** Files, in the order in which they apply. */
  styles: readonly string[]
  script: string
}

/** Returns files of the kit's styles by their names. */
export const kitStyles = (...names: readonly string[]): string[] => names.map((name) => join(import.meta.dirname, '..', name))

/** Returns how the page of a game played alone is drawn for a visit. */
export function soloPage<Own extends OwnWords, Kind = object>(game: Solo<Own, Kind>): (session: Session, page: string) => StudioPage {
  return (session, page) => {
    const { words: common, own, language, direction } = spoken(session.language, game.words)
    const words = { ...common, ...game.kindWords?.[language], ...own } as AllWords<Own, Kind> // without a kind it is an object without texts
    const { returnPercent, voice, hasChips = false } = game
    const body = soloFrame({
      session,
      page,
      language,
      words,
      returnPercent,
      hasChips,
      ...(voice ? { voice } : {}),
      scene: game.scene(),
      board: game.board(words, language),
      dialogs: game.dialogs(words, language, session),
      ...(game.choices ? { choices: game.choices(words, language) } : {}),
      ...(game.note ? { note: game.note(session) } : {}),
    })
    return {
      title: words.game,
      language,
      direction,
      styles: [...game.styles],
      body,
      scripts: [game.script],
      framedBy: session.parentOrigin,
    }
  }
}
