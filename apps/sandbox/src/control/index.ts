import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { serveBrowserModules } from '@fairhouse/process/browser-modules.ts'
import { sendPage } from '../base/page.ts'
import type { World } from '../base/world.ts'
import { serveClockStream } from './clock-stream.ts'
import { serveEvents } from './events.ts'
import { guardRoom } from '../base/guard.ts'
import { openApi } from './open-api.ts'
import { roomPage } from './room-page.ts'
import { serveControlApi } from './serve-control-api.ts'

/** Registers the control room, and the same as an API for automated tests. */
export function register(app: FastifyInstance, world: World): void {
  app.register(async (scope) => {
    guardRoom(scope, world)
    serveBrowserModules(scope, '/control', [join(import.meta.dirname, 'room.ts')])
    scope.get<{ Querystring: Record<string, string> }>('/', async (request, reply) => sendPage(reply, await roomPage(world, request.query)))
    serveEvents(scope, world)
    serveClockStream(scope, world)
    serveControlApi(scope, world)
    scope.get('/control/api/openapi.json', async () => openApi(world))
  })
}
