import type { FastifyInstance } from 'fastify'
import type { World } from '../base/world.ts'
import { servePage } from './serve-page.ts'
import { servePlatformCalls } from './serve-platform-calls.ts'
import { undoLostBets } from './play/play-round.ts'
import { servePlay } from './serve-play.ts'
import { registerRoom } from './room/index.ts'
import type { Studio } from './studio.ts'
import { openOutbox } from './wallet/outbox.ts'
import { turnWheel } from './wheel/turn-wheel.ts'

/**
 * Registers the game studio of docs/protocols/wallet-v1.md: its games, its side of the wallet, its fairness pages and
 * its controls.
 */
export function register(app: FastifyInstance, world: World): void {
  const closer = new AbortController()
  const studio: Studio = { world, closing: closer.signal, playing: new Map(), outbox: openOutbox(world, closer.signal), table: new Map() }
  app.register((scope) => servePlatformCalls(scope, studio), { prefix: '/studio/api' })
  app.register((scope) => servePlay(scope, studio), { prefix: '/studio/play' })
  app.register((scope) => servePage(scope, studio), { prefix: '/studio' })
  registerRoom(studio)
  world.ticker.every(() => undoLostBets(studio))
  world.ticker.every(() => turnWheel(studio))
  world.ticker.every(studio.outbox.beat)
  app.addHook('onClose', async () => {
    closer.abort()
    await Promise.allSettled(studio.playing.values())
    await studio.outbox.rest()
  })
}
