import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { ProvenGame } from '../games/proven/index.ts'

const source = join(import.meta.dirname, '..')
const root = join(source, '../../..')

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** Hashes every source that a game is made of, the list of what is installed, and the program that runs it. */
export async function buildHashes({ game }: ProvenGame): Promise<{ node: string; whole: string; files: Record<string, string> }> {
  const folders = [join(source, 'engine'), join(source, 'page-kit'), join(source, 'games', game.path)]
  const listed = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })))
  const paths = listed
    .flat()
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
  const all = [...paths, join(root, 'package-lock.json')].map((path) => ({ path, name: relative(root, path) }))
  const files: Record<string, string> = {}
  for (const { path, name } of all.toSorted((a, b) => (a.name < b.name ? -1 : 1))) files[name] = sha256(await readFile(path))
  return { node: process.version, whole: sha256(JSON.stringify(files)), files }
}
