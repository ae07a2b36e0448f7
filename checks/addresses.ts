import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './check.ts'
import type { Tree } from './tree.ts'

const routesFile = 'apps/site/src/app/routes.tsx'
const listFile = 'docs/routes.md'
const pagesFolder = 'apps/server/src/edge/content/pages/en'
/** Addresses that the server answers without the site. */
const served = /^\/(?:api|assets|art|cms|robots\.txt|sitemap)/

/** Every address of the site is in the list of routes with what proves it, and every link leads to one of them. */
export const addresses: Check = {
  name: 'addresses',
  floor: 150,
  look: (tree) => {
    const routes = routesIn(textOf(tree, routesFile))
    const listed = rowsIn(textOf(tree, listFile))
    const links = linksIn(tree)
    const pages = readdirSync(join(tree.root, pagesFolder)).map((file) => `/${file.replace('.md', '')}`)
    const problems = [
      ...routes.filter((route) => !listed.some(({ path }) => path === route)).map((route) => `${listFile} lacks ${route}`),
      ...listed.filter(({ path }) => !routes.includes(path)).map(({ path }) => `${listFile} names ${path}, which is no route`),
      ...listed
        .flatMap(({ path, proof }) => proof.map((file) => ({ path, file })))
        .filter(({ file }) => !tree.has(file))
        .map(({ path, file }) => `${listFile}: ${path} is said to be proven by ${file}, which does not exist`),
      ...links.filter(({ to }) => !leadsSomewhere(to, routes, pages)).map(({ to, where }) => `${where} leads to ${to}, which is nowhere`),
    ]
    return {
      looked: links.length,
      of: 'links',
      problems,
      notes: [`${routes.length} routes`],
    }
  },
}

/** Whether a link leads to a route; a name alone (`/about`) must be a page that the product brings. */
export function leadsSomewhere(to: string, routes: readonly string[], pages: readonly string[]): boolean {
  const path = to.replace(/[?#].*$/, '')
  if (routes.includes(path) || pages.includes(path) || served.test(path)) return true
  return routes.some((route) => route !== '/$pageName' && route !== '/$' && /\$/.test(route) && patternOf(route).test(path))
}

function patternOf(route: string): RegExp {
  const source = route
    .replaceAll(/\{\$\w+\}|\$\w+/g, '\0')
    .replaceAll(/[.*+?^()|[\]\\]/g, '\\$&')
    .replaceAll('\0', '[^/]+')
  return new RegExp(`^${source}$`)
}

const textOf = (tree: Tree, path: string) => tree.files.find((file) => file.path === path)?.text ?? ''

function routesIn(text: string): string[] {
  return [...text.matchAll(/\b(?:page|moved)\('([^']+)'|\bpath: '([^']+)'/g)].map(([, a, b]) => a ?? b ?? '')
}

/** `| /path | who | status | what proves it |` */
function rowsIn(text: string): { path: string; proof: string[] }[] {
  return [...text.matchAll(/^\| `([^`]+)` \|.*\| ([^|]+) \|$/gm)].map(([, path = '', proof = '']) => ({
    path,
    proof: [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }))
}

function linksIn(tree: Tree): { to: string; where: string }[] {
  const code = tree.files.filter(
    (file) => /^apps\/site\/src\/.*\.tsx?$/.test(file.path) && !file.isTest && !file.path.endsWith('same-origin.ts'),
  )
  const texts = tree.files.filter((file) => /^apps\/server\/src\/edge\/content\/pages\//.test(file.path))
  const link = /\b(?:to|href)(?:=|: |=\{)['"](\/[^'"]*)['"]|'page-after-login': '(\/[^']*)'/g
  return [
    ...code.flatMap((file) =>
      [...file.text.matchAll(link)].map((found) => ({ to: found[1] ?? found[2] ?? '', where: `${file.path}:${file.lineAt(found.index)}` })),
    ),
    ...texts.flatMap((file) =>
      [...file.text.matchAll(/\]\((\/[^)]*)\)/g)].map((found) => ({
        to: found[1] ?? '',
        where: `${file.path}:${file.lineAt(found.index)}`,
      })),
    ),
  ]
}
