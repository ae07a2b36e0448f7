import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Sentence } from './sentence.ts'

const root = join(import.meta.dirname, '..')

/** An app with a build of its own: what people call it, and its folder. */
const apps = [
  { name: 'site', folder: 'apps/site' },
  { name: 'office', folder: 'apps/office' },
] as const

/** Builds the player's site and the office, each unless its sources have not changed since its last build. */
export function buildApps(): void {
  for (const { name, folder } of apps) {
    const digest = digestOf([folder, 'packages'])
    const stamp = join(root, folder, 'dist/.built')
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) continue
    console.log(`Building the ${name}…`)
    const ran = spawnSync(process.execPath, [join(root, folder, 'build.mjs')], { cwd: root, encoding: 'utf8' })
    if (ran.status !== 0) throw new Sentence(`The ${name} could not be built:\n${ran.stdout}${ran.stderr}`)
    writeFileSync(stamp, digest)
  }
}

function digestOf(folders: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of folders) {
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
