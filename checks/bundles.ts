import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstLoadOf } from '../apps/studio/src/engine/calls/first-load.ts'
import { games } from '../apps/studio/src/games/index.ts'
import type { Check } from './check.ts'
import type { Tree } from './tree.ts'

type Chunk = {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: string[]
  readonly dynamicImports?: string[]
  readonly css?: string[]
}
/** Vite's manifest: chunks by the source file or the name of what they hold. */
export type Manifest = Readonly<Record<string, Chunk>>
/** What a part of the site may weigh, gzipped, in kB of 1000 bytes. */
export type Weight = { readonly part: string; readonly kB: number; readonly most: number }

type App = { readonly folder: string; readonly weigh: typeof weigh }

/** What the browser loads stays within the budgets of the house. Builds an app where its build is older than its sources. */
export const bundles: Check = {
  name: 'bundles',
  floor: 8,
  look: async (tree) => {
    const apps = [{ folder: 'apps/site', weigh }, ...(tree.has('apps/office') ? [{ folder: 'apps/office', weigh: weighOffice }] : [])]
    const weights: Weight[] = []
    for (const app of apps) {
      const failed = isFresh(tree, app) ? undefined : await buildApp(tree, app)
      if (failed) return { looked: 0, of: 'parts', problems: [failed] }
      weights.push(...weightsOf(tree, app))
    }
    weights.push(...weighGames())
    const problems = weights
      .filter((one) => one.kB > one.most)
      .map((one) => `${one.part} weighs ${one.kB.toFixed(1)} kB; ${one.most} kB are the most`)
    const heaviest = weights.toSorted((a, b) => b.kB / b.most - a.kB / a.most).slice(0, 6)
    return {
      looked: weights.length,
      of: 'parts',
      problems,
      notes: [heaviest.map((one) => `${one.part} ${one.kB.toFixed(1)} of ${one.most} kB`).join(', ')],
    }
  },
}

/** The weight of each game of the studio: its page with styles and texts, and its scripts as they are served. */
function weighGames(): Weight[] {
  return games.map((game) => ({ part: `the first load of the game ${game.path}`, kB: firstLoadOf(game).bytes / 1000, most: 60 }))
}

function weightsOf(tree: Tree, app: App): Weight[] {
  const client = join(tree.root, app.folder, 'dist/client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest // Vite's own format
  return app.weigh(manifest, (file) => gzipSync(withSteadyNames(readFileSync(join(client, file), 'utf8')), { level: 9 }).length)
}

/**
 * Puts a hash of a file's name in the place of that of its content. Scripts name each other, and one letter changed anywhere
 * would change what others weigh by some tens of bytes, up or down.
 */
const withSteadyNames = (text: string): string =>
  text.replace(/([\w.-]+)-[\w-]{8}\.(js|css)\b/g, (_, name: string, kind: string) => {
    const steady = createHash('sha256').update(name).digest('base64url').slice(0, 8)
    return `${name}-${steady}.${kind}`
  })

/** The weight of the office's first load (sign-in, frame, one list, the texts of a language) and of each page after it. */
export function weighOffice(manifest: Manifest, sizeOf: (file: string) => number): Weight[] {
  const keys = Object.keys(manifest)
  const entry = keys.filter((key) => manifest[key]?.isEntry)
  const list = keys.filter((key) => /staff\/StaffPage\.tsx$/.test(key))
  const texts = keys.filter((key) => /messages\/en\/office[\w-]*\.json$/.test(key))
  const first = closure(manifest, [...entry, ...list, ...texts])
  const script = (of: Iterable<string>) =>
    kB(
      [...of].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')),
      sizeOf,
    )
  return [
    { part: 'the first load of the office', kB: script(first), most: 180 },
    ...keys
      .filter((key) => /(?:Page|Palette|Dialog|Field)\.tsx$/.test(key) && manifest[key]?.isDynamicEntry && !first.has(key))
      .map((key) => ({
        part: `the office’s ${nameOf(key)}`,
        kB: script([...closure(manifest, [key])].filter((one) => !first.has(one))),
        most: /Page\.tsx$/.test(key) ? 10 : 90,
      })),
  ]
}

/** The weight of each part that has a budget. */
export function weigh(manifest: Manifest, sizeOf: (file: string) => number): Weight[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error('the manifest has no entry')
  const first = closure(manifest, [entry])
  const script = (keys: Iterable<string>) =>
    kB(
      [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')),
      sizeOf,
    )
  const style = (keys: Iterable<string>) => kB([...new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))], sizeOf)
  const own = (key: string) => [...closure(manifest, [key])].filter((one) => !first.has(one))
  const lazy = Object.keys(manifest).filter((key) => /\.tsx$/.test(key) && !first.has(key))
  const lobby = lazy.find((key) => /LobbyPage\.tsx$/.test(key))
  const texts = Object.keys(manifest).filter((key) => /messages\/en\/(?:shell|lobby)\.json$/.test(key) && !first.has(key))
  const cashier = lazy.filter((key) => /\/cashier\//.test(key))
  return [
    { part: 'the first load of the lobby', kB: script(new Set([...first, ...(lobby ? own(lobby) : []), ...texts])), most: 125.2 }, // docs/decisions/2026-11-26-terms-have-addresses.md
    ...lazy
      .filter((key) => /Modal\.tsx$/.test(key))
      .map((key) => ({ part: `the modal ${nameOf(key)}`, kB: script(own(key)), most: /\/cashier\//.test(key) ? 35 : 15 })),
    ...lazy.filter((key) => /Page\.tsx$/.test(key)).map((key) => ({ part: `the route ${nameOf(key)}`, kB: script(own(key)), most: 10 })),
    ...(cashier.length > 0 ? [{ part: 'the whole cashier', kB: script(new Set(cashier.flatMap(own))), most: 70 }] : []),
    ...lazy
      .filter((key) => /Page\.tsx$/.test(key))
      .map((key) => ({ part: `the style of ${nameOf(key)}`, kB: style(new Set([...first, ...own(key)])), most: 12 })),
  ]
}

/** A chunk and all that it imports at once. */
function closure(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    closure(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}

function kB(files: readonly string[], sizeOf: (file: string) => number): number {
  return files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000
}

function nameOf(key: string): string {
  return key.replace(/^.*\//, '').replace(/\.tsx$/, '')
}

function isFresh(tree: Tree, { folder }: App): boolean {
  const manifest = join(tree.root, folder, 'dist/client/.vite/manifest.json')
  if (!existsSync(manifest)) return false
  const built = statSync(manifest).mtimeMs
  return [`${folder}/src`, `${folder}/vite.config.ts`, 'packages'].every((path) => newest(join(tree.root, path)) < built)
}

function newest(path: string): number {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => name !== 'node_modules' && name !== 'dist')
      .map((name) => newest(join(path, name))),
  )
}

/** Builds an app; the answer is what went wrong. */
function buildApp(tree: Tree, { folder }: App): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', `${folder}/build.mjs`], { cwd: tree.root })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (text += part))
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0 ? undefined : `${folder} could not be built: ${text.trim().slice(0, 2000)}`))
  })
}
