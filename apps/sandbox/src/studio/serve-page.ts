import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { serveBrowserModules } from '../base/browser-modules.ts'
import { fairnessPage } from './orchard-page/fairness-page.ts'
import { readSessionByPage } from './rounds/session.sql.ts'
import { openPage } from './play/open-page.ts'
import { hashOf, newToken } from './rounds/tokens.ts'
import type { Studio } from './studio.ts'
import { wheelFairnessPage } from './wheel-page/wheel-fairness-page.ts'
import { wheelPage } from './wheel-page/wheel-page.ts'
import { gamePage, usedPage } from './orchard-page/game-page.ts'
import { pokerPage } from './orchard-page/poker-page.ts'
import { sendStudioPage } from './page/send-studio-page.ts'

const here = (folder: string, ...names: string[]) => names.map((name) => join(import.meta.dirname, folder, name))

const fonts = [
  '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2',
  '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2',
  '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
  '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
  '@fontsource/markazi-text/files/markazi-text-arabic-500-normal.woff2',
]

/**
 * Serves the pages of the machine and the wheel, the pages on which rounds are recomputed, and what both are made of.
 */
export async function servePage(scope: FastifyInstance, studio: Studio): Promise<void> {
  const { world } = studio
  const playPage = (path: string, draw: typeof gamePage) =>
    scope.get<{ Querystring: { page?: string } }>(path, async (request, reply) => {
      const token = String(request.query.page ?? '')
      const session = await readSessionByPage(world.database.query, hashOf(token))
      const tooOld = session?.keyHash === null && session.pageExpiresAt <= world.clock.now()
      if (!session || tooOld)
        return sendStudioPage(reply, usedPage(session?.language ?? 'en', session?.parentOrigin ?? world.environment.productOrigin), 410)
      return sendStudioPage(reply, draw(session, token))
    })
  playPage('/game', gamePage)
  playPage('/wheel', wheelPage)
  scope.get<{ Querystring: { page?: string; username?: string } }>('/poker', async (request, reply) => {
    const session = await openPage(studio, String(request.query.page ?? ''), newToken())
    if ('code' in session) return sendStudioPage(reply, usedPage('en', world.environment.productOrigin), 410)
    return sendStudioPage(reply, pokerPage(session, String(request.query.username ?? '').slice(0, 60)))
  })
  scope.get('/fairness', async (_request, reply) => sendStudioPage(reply, fairnessPage()))
  scope.get('/wheel/fairness', async (_request, reply) => sendStudioPage(reply, wheelFairnessPage()))
  serveBrowserModules(scope, '/scripts/page', here('page', 'talk.ts', 'parent.ts', 'money.ts', 'board.ts', 'notices.ts', 'check-form.ts'))
  serveBrowserModules(
    scope,
    '/scripts/orchard-page',
    here('orchard-page', 'game.ts', 'free-rounds.ts', 'reels.ts', 'dialogs.ts', 'fairness.ts'),
  )
  serveBrowserModules(scope, '/scripts/orchard', here('orchard', 'maths.ts', 'play-orchard.ts'))
  serveBrowserModules(scope, '/scripts/fairness', here('fairness', 'fair-draw.ts'))
  serveBrowserModules(scope, '/scripts/wheel', here('wheel', 'maths.ts'))
  serveBrowserModules(
    scope,
    '/scripts/wheel-page',
    here('wheel-page', 'wheel.ts', 'wheel-turns.ts', 'felt.ts', 'told.ts', 'sheets.ts', 'check-wheel.ts'),
  )
  for (const name of fonts) serveFont(scope, fileURLToPath(import.meta.resolve(name)))
}

function serveFont(scope: FastifyInstance, file: string): void {
  const font = readFileSync(file)
  scope.get(`/fonts/${basename(file)}`, { logLevel: 'warn' }, (_request, reply) =>
    reply
      .header('Content-Type', 'font/woff2')
      .header('Cache-Control', 'public, max-age=604800')
      .header('X-Content-Type-Options', 'nosniff')
      .send(font),
  )
}
