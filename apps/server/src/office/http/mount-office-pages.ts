import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const dist = join(import.meta.dirname, '../../../../office/dist/client')

/** Serves the office's pages: its built files, and one page for every other address. */
export async function mountOfficePages(app: FastifyInstance): Promise<void> {
  const file = join(dist, 'index.html')
  if (!existsSync(file)) throw new Error('The office is not built. Start by "npm start", which builds it.')
  const page = readFileSync(file, 'utf8')
  await app.register(fastifyStatic, { root: join(dist, 'assets'), prefix: '/assets/', immutable: true, maxAge: '365d', index: false })
  app.setNotFoundHandler((_, reply) => reply.type('text/html').header('cache-control', 'no-store').send(page))
}
