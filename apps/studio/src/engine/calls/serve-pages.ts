import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressedFile, sendReady, type ReadyFile } from '@fairhouse/process/ready-file.ts'
import type { FastifyInstance } from 'fastify'
import { sendStudioPage } from '../../page-kit/send-studio-page.ts'
import { usedPage } from '../../page-kit/used-page.ts'
import { gameOf, type CheckAsked, type Game } from '../game.ts'
import { openPage } from '../play/open-page.ts'
import { readSessionByPage } from '../rounds/session.sql.ts'
import { hashOf, newToken } from '../rounds/tokens.ts'
import type { Studio } from '../studio.ts'
import { readScripts, type Scripts } from './scripts.ts'

const fonts = [
  '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2',
  '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2',
  '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
  '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
  '@fontsource/markazi-text/files/markazi-text-arabic-500-normal.woff2',
]

type Asked = { Querystring: Record<string, string> }

/** Serves the pages of the games, the pages on which rounds are recomputed, and what both are made of. */
export async function servePages(scope: FastifyInstance, studio: Studio): Promise<void> {
  const scripts = readScripts(studio.games.flatMap((game) => game.scripts))
  for (const game of studio.games) serveGame(scope, studio, game, scripts)
  serveCheck(scope, studio, scripts)
  for (const { address, text } of scripts.all) serveFile(scope, address.slice('/studio'.length), 'text/javascript; charset=utf-8', text)
  for (const name of fonts) {
    const file = fileURLToPath(import.meta.resolve(name))
    serveFile(scope, `/fonts/${basename(file)}`, 'font/woff2', readFileSync(file))
  }
}

function serveGame(scope: FastifyInstance, studio: Studio, game: Game, scripts: Scripts): void {
  const { world } = studio
  const { drawCheckPage, listing } = game
  scope.get<Asked>(`/games/${game.path}`, async ({ query: asked }, reply) => {
    const token = String(asked.page ?? '')
    const session = await readSessionByPage(world.database.query, hashOf(token))
    const tooOld = session?.keyHash === null && session.pageExpiresAt <= world.clock.now()
    const used = () => sendStudioPage(reply, usedPage(session?.language ?? 'en', session?.parentOrigin ?? null), scripts, 410)
    if (!session || tooOld) return used()
    if (!game.opensAtOnce) return sendStudioPage(reply, game.drawPage(session, token, asked), scripts)
    const opened = await openPage(studio, token, newToken())
    return 'code' in opened ? used() : sendStudioPage(reply, game.drawPage(opened, token, asked), scripts)
  })
  if (listing) serveMaths(scope, `/games/${game.path}/maths.json`, listing.maths)
  if (drawCheckPage)
    scope.get<Asked>(`/games/${game.path}/fairness`, async ({ query }, reply) =>
      sendStudioPage(reply, drawCheckPage(checkAsked(game, { ...query, gameId: query.gameId ?? game.id })), scripts),
    )
}

/** The page on which anybody recomputes a round of the game that the platform names, held in a frame of the platform's. */
function serveCheck(scope: FastifyInstance, { games }: Studio, scripts: Scripts): void {
  scope.get<Asked>('/check', async ({ query }, reply) => {
    const game = gameOf(games, String(query.gameId ?? ''))
    if (!game?.drawCheckPage) return reply.code(404).send({ error: 'No game of this name has rounds that can be recomputed here.' })
    return sendStudioPage(reply, game.drawCheckPage(checkAsked(game, query)), scripts)
  })
}

/** Reads for whom a page is drawn on which a round is recomputed. It holds nothing of anybody, so any page may frame it that says so. */
function checkAsked({ id, listing, themes = {}, solo }: Game, query: Record<string, string>): CheckAsked {
  const gameId = String(query.gameId ?? id)
  const theme = gameId.slice(id.length + 1)
  const themed = Object.hasOwn(themes, theme) ? themes[theme] : undefined
  return {
    gameId,
    name: themed?.name ?? listing?.name ?? '',
    language: String(query.language ?? 'en'),
    theme: query.theme === 'light' || query.theme === 'dark' ? query.theme : null,
    parentOrigin: originOf(query.parent),
    unit: String(solo?.stakeUnit ?? 1n),
  }
}

/** An origin that can stand in a policy: a host may hold a semicolon, which would begin another directive there. */
const plainOrigin = /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/

/** Reads the origin of a page that wants to hold one of ours; null if it is none. */
function originOf(text: unknown): string | null {
  const url = typeof text === 'string' ? URL.parse(text) : null
  return url && plainOrigin.test(url.origin) ? url.origin : null
}

/** Whoever checks the game computes SHA-256 of exactly this text. */
function serveMaths(scope: FastifyInstance, path: string, maths: string): void {
  serveFile(scope, path, 'application/json; charset=utf-8', maths, 'no-cache')
}

/** What is served under the digest of its content, or never changes, is kept by browsers. It is compressed once, when it is first asked for. */
function serveFile(
  scope: FastifyInstance,
  path: string,
  type: string,
  content: string | Buffer,
  cache = 'public, max-age=604800, immutable',
): void {
  let ready: Promise<ReadyFile> | undefined
  scope.get(path, { logLevel: 'warn' }, async (request, reply) => {
    ready ??= compressedFile(type, Buffer.from(content))
    return sendReady(request, reply.header('Cache-Control', cache).header('X-Content-Type-Options', 'nosniff'), await ready)
  })
}
