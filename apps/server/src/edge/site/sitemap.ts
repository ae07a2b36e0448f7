import type { FastifyInstance } from 'fastify'
import { languageOf } from '@fairhouse/messages/languages.ts'
import type { House } from '../../base/house.ts'
import { readPageRows } from '../content/page.sql.ts'
import { limitTextNames } from '../../money/limit-views/index.ts'
import { readGameAddresses } from './sitemap.sql.ts'

/** A sitemap may hold 50,000 addresses; fewer keep its files small. */
const mostInOne = 5000
const closedToSearch = [
  '/my/',
  '/api/',
  '/logout',
  '/blocked',
  '/activation/',
  '/set-password/',
  '/forgot-password/',
  '/poker-',
  '/pending-rounds',
]

/** Serves `/robots.txt`, `/sitemap.xml` (an index) and its parts: pages, then games, each address in every language. */
export function mountSitemap(app: FastifyInstance, house: House): void {
  app.get('/robots.txt', async (_, reply) => {
    const lines = ['User-agent: *', ...closedToSearch.map((path) => `Disallow: ${path}`), `Sitemap: ${house.env.publicOrigin}/sitemap.xml`]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`)
  })
  app.get('/sitemap.xml', async (_, reply) => {
    const parts = Math.ceil((await addressesOf(house)).length / mostInOne)
    const files = Array.from(
      { length: parts },
      (__, place) => `<sitemap><loc>${house.env.publicOrigin}/sitemap-${place + 1}.xml</loc></sitemap>`,
    )
    return reply.type(xml).header('cache-control', 'public, max-age=3600').send(document('sitemapindex', files))
  })
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}).xml', async ({ params }, reply) => {
    const from = (Number(params.part) - 1) * mostInOne
    const urls = (await addressesOf(house)).slice(from, from + mostInOne)
    if (from < 0 || urls.length === 0) return reply.callNotFound()
    return reply.type(xml).header('cache-control', 'public, max-age=3600').send(document('urlset', urls))
  })
}

const xml = 'application/xml; charset=utf-8'

function document(kind: string, parts: readonly string[]): string {
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} ${names}>\n${parts.join('\n')}\n</${kind}>\n`
}

/** Lists every address for search engines, in each language, with its alternates. */
async function addressesOf(house: House): Promise<string[]> {
  const { settings, env } = house
  const [games, pages] = await Promise.all([readGameAddresses(house.db), readPageRows(house.db)])
  const groups = [...new Set(['all', ...games.map(({ group }) => group)])]
  const paths = [
    '/',
    ...groups.map((group) => `/${encodeURIComponent(group)}-games`),
    ...new Set(pages.filter(({ name }) => !limitTextNames.includes(name)).map(({ name }) => `/${name}`)),
    '/support',
    '/fairness',
    '/login',
    '/registration',
    ...games.map(({ group, id }) => `/${encodeURIComponent(group)}-games/${encodeURIComponent(id)}`),
  ]
  const at = (path: string, language: string) =>
    env.publicOrigin + (language === settings.get('language') ? path : path === '/' ? `/${language}` : `/${language}${path}`)
  const languages = settings.get('languages')
  return paths.flatMap((path) => {
    const links = languages
      .map((code) => `<xhtml:link rel="alternate" hreflang="${languageOf(code).tag}" href="${at(path, code)}"/>`)
      .join('')
    return languages.map((code) => `<url><loc>${at(path, code)}</loc>${links}</url>`)
  })
}
