import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect } from 'vitest'
import type { Check } from './check.ts'
import { readTree } from './tree.ts'

/** The project itself. */
export const home = join(import.meta.dirname, '..')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A small project in a folder of its own; its packages are ours. */
export function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'planted-'))
  folders.push(root)
  const all = {
    'package.json': '{ "name": "planted", "type": "module", "dependencies": { "zod": "1" }, "devDependencies": { "vitest": "1" } }',
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  symlinkSync(join(home, 'node_modules'), join(root, 'node_modules'))
  return root
}

/** What a check finds wrong with a small project. */
export const problemsOf = async (check: Check, files: Record<string, string>) => (await check.look(readTree(plant(files)))).problems

/** A violation is found, and the same thing done right is not. */
export async function finds(check: Check, wrong: Record<string, string>, right: Record<string, string>, sentence: RegExp) {
  expect((await problemsOf(check, wrong)).join('\n')).toMatch(sentence)
  expect(await problemsOf(check, right)).toEqual([])
}
