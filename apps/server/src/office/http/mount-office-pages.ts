import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { mountAssets } from '../../base/http/mount-assets.ts'

const dist = join(import.meta.dirname, '../../../../office/dist/client')

/** Serves the office's pages: its built files, and one page for every other address. */
export function mountOfficePages(app: FastifyInstance): void {
  const file = join(dist, 'index.html')
  if (!existsSync(file)) throw new Error('The office is not built. Start by "npm start", which builds it.')
  const page = readFileSync(file, 'utf8')
  mountAssets(app, join(dist, 'assets'))
  app.setNotFoundHandler((_, reply) => reply.type('text/html').header('cache-control', 'no-store').send(page))
}
