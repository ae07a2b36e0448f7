import { join } from 'node:path'
import type { Html } from '@fairhouse/process/html.ts'
import type { Session } from '../../engine/rounds/session.ts'
import { themeIn, type Theme } from '../look/look.ts'
import type { StudioPage } from '../send-studio-page.ts'
import { spoken, type Language, type Words, type WordsByLanguage } from '../words/index.ts'
import { soloFrame, type Framed } from './frame.ts'

type OwnWords = Record<'game' | 'idle' | 'scriptText', string>

/** All texts of a page: those of every game, those of games of its kind, and its own. */
type AllWords<Own, Kind> = Words & Kind & Own

/** What every theme has, whatever its machine. */
export type AnyTheme = Pick<Theme<string, { game: string }>, 'words' | 'style' | 'voice'>

/** A game played alone as its page is drawn, besides what its frame has of every visit. */
type Solo<Own extends OwnWords, Kind, T extends AnyTheme> = Pick<Framed, 'returnPercent' | 'voice' | 'hasChips'> & {
  words: WordsByLanguage<Own>
  /** The texts of games of its kind. */
  kindWords?: WordsByLanguage<Kind>
  /** The game's themes, by what follows its id and a dot. */
  themes?: Readonly<Record<string, T>>
  scene: (theme: T | undefined) => Html
  board: (words: AllWords<Own, Kind>, language: Language, theme: T | undefined) => Html
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
export function soloPage<Own extends OwnWords, Kind = object, T extends AnyTheme = never>(
  game: Solo<Own, Kind, T>,
): (session: Session, page: string) => StudioPage {
  return (session, page) => {
    const { words: common, own, language, direction } = spoken(session.language, game.words)
    const theme = game.themes && themeIn(game.themes, session.gameId)
    const words = withItsName({ ...common, ...game.kindWords?.[language], ...own, ...theme?.words[language] }) as AllWords<Own, Kind> // without a kind it is an object without texts
    const { returnPercent, hasChips = false } = game
    const voice = theme?.voice ?? game.voice
    const body = soloFrame({
      session,
      page,
      language,
      words,
      returnPercent,
      hasChips,
      ...(voice ? { voice } : {}),
      scene: game.scene(theme),
      board: game.board(words, language, theme),
      dialogs: game.dialogs(words, language, session),
      ...(game.choices ? { choices: game.choices(words, language) } : {}),
      ...(game.note ? { note: game.note(session) } : {}),
    })
    return {
      title: words.game,
      language,
      direction,
      styles: theme ? [...game.styles, theme.style] : [...game.styles],
      body,
      scripts: [game.script],
      framedBy: session.parentOrigin,
    }
  }
}

/** Puts the name of a game or its theme into the texts that leave a place for it. */
const withItsName = <Texts extends { game: string }>(words: Texts): Texts =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, typeof text === 'string' ? text.replaceAll('{game}', words.game) : text]),
  ) as Texts // each key keeps its text
