import { html, trusted } from '@fairhouse/process/html.ts'
import type { Session } from '../engine/rounds/session.ts'
import type { Language } from '../page-kit/words/index.ts'
import type { ProvenGame } from '../games/proven/index.ts'

/** The languages of the studio, English first. */
export const rulesLanguages: readonly Language[] = ['en', 'de', 'fi', 'sv', 'nl', 'et', 'ar']

const visit = (gameId: string, language: string): Session => ({
  id: 'lab',
  pageHash: '',
  keyHash: null,
  type: 'demo',
  gameId,
  launchToken: null,
  owner: null,
  walletToken: null,
  currency: 'EUR',
  country: '',
  language,
  lobbyUrl: '',
  parentOrigin: '',
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
})

/**
 * Draws the rules of a game as players read them: the sheet of its page, with pays as multiples where the page shows
 * them as money.
 */
export function rulesPage({ game }: ProvenGame, language: Language): string {
  const page = game.drawPage(visit(game.id, language), 'lab', {})
  const sheet = /<dialog[^>]*id="rules"[^>]*>([^]*?)<\/dialog>/.exec(page.body.html)?.[1]
  if (!sheet) throw new Error(`The page of ${game.id} has no sheet with rules.`)
  const told = sheet
    .replaceAll(/<form method="dialog">[^]*?<\/form>/g, '')
    .replaceAll(/<(td|span)([^>]*) data-pays="(\d+)"([^>]*)><\/\1>/g, '<$1$2$4>× $3</$1>')
  return html`<!doctype html>
    <html lang="${page.language}" dir="${page.direction}">
      <head>
        <meta charset="utf-8" />
        <title>${page.title}</title>
      </head>
      <body>
        ${trusted(told)}
      </body>
    </html> `.html
}
