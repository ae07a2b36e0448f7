import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Sentence } from './sentence.ts'

const root = join(import.meta.dirname, '..')
const sources = ['apps/site', 'packages']
const stamp = join(root, 'apps/site/dist/.built')

/** Builds the player's site, unless its sources have not changed since the last build. */
export function buildSite(): void {
  const digest = digestOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  console.log('Building the site…')
  const ran = spawnSync(process.execPath, [join(root, 'apps/site/build.mjs')], { cwd: root, encoding: 'utf8' })
  if (ran.status !== 0) throw new Sentence(`The site could not be built:\n${ran.stdout}${ran.stderr}`)
  writeFileSync(stamp, digest)
}

function digestOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of sources) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).toSorted((a, b) =>
      pathOf(a) < pathOf(b) ? -1 : 1,
    )) {
      const path = pathOf(entry)
      if (!entry.isFile() || path.includes('/dist/') || path.includes('/node_modules/') || path.includes('.test.')) continue
      hash.update(path.slice(root.length)).update(readFileSync(path))
    }
  }
  return hash.digest('hex')
}

const pathOf = (entry: { parentPath: string; name: string }) => join(entry.parentPath, entry.name)
