import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteEntry } from '@fairhouse/contract/render.ts'
import type { FastifyInstance } from 'fastify'
import { mountAssets } from '../../base/http/mount-assets.ts'
import { answerPages } from './answer-page.ts'
import type { Drawing } from './draw-page.ts'
import { mountPaymentContent } from './mount-payment-content.ts'
import { mountPictures } from './mount-pictures.ts'
import { mountSitemap } from './sitemap.ts'

const dist = join(import.meta.dirname, '../../../../site/dist')

/** Loads what the built site gives to the server: above all what renders its pages. */
export async function loadSite(): Promise<SiteEntry> {
  const entry = join(dist, 'server/entry-server.js')
  if (!existsSync(entry)) throw new Error('The site is not built. Run "node apps/site/build.mjs", or start by "npm start", which does it.')
  return (await import(pathToFileURL(entry).href)) as SiteEntry // the build's only exports
}

/** Serves the player's site: its built files, and every other address rendered on the server. */
export function mountSite(app: FastifyInstance, drawing: Drawing): void {
  const { house } = drawing
  mountAssets(app, join(dist, 'client/assets'))
  app.get('/cms/content/customer-configuration.json', (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(house.settings.get('site.customerConfiguration')),
  )
  const pushWorker = readFileSync(join(import.meta.dirname, '../web-push/push-worker.js'), 'utf8')
  app.get('/push-worker.js', (_, reply) => reply.type('text/javascript').header('cache-control', 'no-cache').send(pushWorker))
  mountPaymentContent(app, house)
  mountPictures(app, house)
  mountSitemap(app, house)
  app.get('/*', answerPages(drawing))
}
