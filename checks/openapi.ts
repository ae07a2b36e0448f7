import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Check } from './check.ts'

const written = 'docs/api/openapi.json'
const writer = 'packages/contract/src/write-openapi.ts'

/** The OpenAPI file says what the contract says: the writer, given another place, writes the same. */
export const openapi: Check = {
  name: 'openapi',
  floor: 20,
  look: async (tree) => {
    for (const path of [written, writer]) if (!tree.has(path)) return { looked: 0, of: 'calls', problems: [`${path} is missing`] }
    const folder = await mkdtemp(join(tmpdir(), 'openapi-'))
    try {
      const fresh = join(folder, 'openapi.json')
      const said = await run(tree.root, [join(tree.root, writer), fresh])
      const [now, then] = [await readFile(fresh, 'utf8').catch(() => undefined), await readFile(join(tree.root, written), 'utf8')]
      if (now === undefined) return { looked: 0, of: 'calls', problems: [`${writer} wrote nothing to the path it was given: ${said}`] }
      const paths = Object.keys((JSON.parse(then) as { paths?: Record<string, unknown> }).paths ?? {}) // OpenAPI's own shape
      return {
        looked: paths.length,
        of: 'calls',
        problems: now === then ? [] : [`${written} is not what the contract says now: npm run openapi`],
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
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
