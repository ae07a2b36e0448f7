import { gzipSync } from 'node:zlib'
import type { Game } from '../game.ts'
import type { Session } from '../rounds/session.ts'
import { drawStudioPage } from '../../page-kit/send-studio-page.ts'
import { readScripts } from './scripts.ts'

/** What a browser loads before a game can be played, gzipped: its page with styles and texts, and its scripts; not the fonts. */
export type FirstLoad = { game: string; bytes: number; scripts: number }

/** Weighs the first load of a game, or of one of its themes, in the language whose texts are heaviest. */
export function firstLoadOf(game: Game, gameId = game.id): FirstLoad {
  const page = game.drawPage({ ...visit, gameId }, 'p'.repeat(32), {})
  const scripts = readScripts(page.scripts)
  const html = drawStudioPage(page, 'n'.repeat(24), scripts.addressesOf(page.scripts)).html
  const texts = [html, ...scripts.all.map(({ text }) => text)]
  return { game: gameId, bytes: texts.reduce((sum, text) => sum + gzipSync(text, { level: 6 }).length, 0), scripts: scripts.all.length }
}

/** A visit as it is before its page opens. */
const visit: Session = {
  id: 'ses_0',
  pageHash: '',
  keyHash: null,
  type: 'real',
  gameId: '',
  launchToken: null,
  owner: null,
  walletToken: null,
  currency: 'EUR',
  country: 'SWE',
  language: 'ar',
  lobbyUrl: 'https://play.example.com/',
  parentOrigin: 'https://play.example.com',
  maxStake: null,
  minRoundMs: 0,
  cash: 0n,
  bonus: 0n,
  freeRounds: [],
  jackpots: [],
  createdAt: new Date(0),
  pageExpiresAt: new Date(0),
  openedAt: null,
  endedAt: null,
  endCode: null,
}
