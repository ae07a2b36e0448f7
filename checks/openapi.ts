import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Check } from './check.ts'

const written = ['docs/api/openapi.json', 'docs/api/office.json']
const writer = 'packages/contract/src/write-openapi.ts'

/** The OpenAPI files say what the contract says: the writer, given another place, writes the same. */
export const openapi: Check = {
  name: 'openapi',
  floor: 20,
  look: async (tree) => {
    for (const path of [...written, writer]) if (!tree.has(path)) return { looked: 0, of: 'calls', problems: [`${path} is missing`] }
    const folder = await mkdtemp(join(tmpdir(), 'openapi-'))
    try {
      const said = await run(tree.root, [join(tree.root, writer), folder])
      const files = await Promise.all(written.map((path) => compare(tree.root, path, folder, said)))
      return { looked: files.reduce((sum, { calls }) => sum + calls, 0), of: 'calls', problems: files.flatMap(({ problems }) => problems) }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** Compares a file of the repository with the one that was just written. */
async function compare(root: string, path: string, folder: string, said: string): Promise<{ calls: number; problems: string[] }> {
  const [now, then] = [
    await readFile(join(folder, basename(path)), 'utf8').catch(() => undefined),
    await readFile(join(root, path), 'utf8'),
  ]
  if (now === undefined) return { calls: 0, problems: [`${writer} wrote no ${basename(path)} to the folder it was given: ${said}`] }
  const calls = Object.keys((JSON.parse(then) as { paths?: Record<string, unknown> }).paths ?? {}).length // OpenAPI's own shape
  return { calls, problems: now === then ? [] : [`${path} is not what the contract says now: npm run openapi`] }
}

function run(cwd: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { cwd })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (text += part))
    child.on('error', reject)
    child.on('close', () => resolve(text.trim()))
  })
}
