import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { scratchFolder } from './scratch-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'scratch-'))
const roomy = { path: mkdtempSync(join(root, 'memory-')), freeBytes: 0, availableBytes: 0 }
const disk = mkdtempSync(join(root, 'disk-'))
afterAll(() => rmSync(root, { recursive: true }))

/** The folder of a process that has ended without removing it. */
function leftBehind(): string {
  const code = `import { scratchFolder } from ${JSON.stringify(join(import.meta.dirname, 'scratch-folder.ts'))}
    console.log(scratchFolder(${JSON.stringify(disk)}, ${JSON.stringify(roomy)}).folder)`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }).stdout.trim()
}

test('what a run left behind that was killed goes with the next one, and what a running one has stays', () => {
  const first = scratchFolder(disk, roomy)
  const left = leftBehind()
  expect(dirname(left)).toBe(roomy.path)
  expect(existsSync(left)).toBe(true)
  const second = scratchFolder(disk, roomy)
  expect(second.inMemory).toBe(true)
  expect([left, first.folder, second.folder].map((folder) => existsSync(folder))).toEqual([false, true, true])
})

test('where the memory has no room, or is not there, the folder is on the disk', () => {
  for (const memory of [
    { ...roomy, freeBytes: 2 ** 60 },
    { ...roomy, availableBytes: 2 ** 60 },
    { ...roomy, path: join(root, 'nowhere') },
  ]) {
    const { folder, inMemory } = scratchFolder(disk, memory)
    expect([dirname(folder), inMemory]).toEqual([disk, false])
  }
})
