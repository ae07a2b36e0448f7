import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Check, Seen } from './check.ts'
import type { Tree } from './tree.ts'

type Ran = { readonly code: number; readonly text: string }

/** Runs a tool of node_modules in the project's folder and gathers what it says. */
export function runTool(root: string, tool: string, args: readonly string[]): Promise<Ran> {
  const bin = join(import.meta.dirname, '../node_modules/.bin')
  return new Promise((resolve, reject) => {
    const env = { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}`, NO_COLOR: '1', FORCE_COLOR: '0' }
    const child = spawn(process.execPath, [join(bin, tool), ...args], { cwd: root, env })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (text += part))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, text: text.trim() }))
  })
}

/** A tool's answer as ours: what it said becomes the problems where it failed. */
function seen(ran: Ran, looked: number, of: string, most = 40): Seen {
  if (ran.code === 0) return { looked, of, problems: [] }
  const lines = ran.text.split('\n').filter((line) => line.trim() !== '')
  const more = lines.length > most ? [`… and ${lines.length - most} lines more`] : []
  return { looked, of, problems: lines.length > 0 ? [...lines.slice(0, most), ...more] : [`ended with ${ran.code} and said nothing`] }
}

const counted = (tree: Tree, shape: RegExp) => tree.files.filter((file) => shape.test(file.path)).length

/** TypeScript finds no error. A whole check leaves this to `lint`, which reads the same program anyway. More checkers than cores only work out the same types again. */
export const types: Check = {
  name: 'types',
  floor: 200,
  look: async (tree) =>
    seen(
      await runTool(tree.root, 'tsc', ['-p', 'tsconfig.json', '--pretty', 'false', '--checkers', '2']),
      counted(tree, /\.tsx?$/),
      'files',
    ),
}

/** oxlint finds nothing, nor does the TypeScript compiler in it. */
export const lint: Check = {
  name: 'lint',
  floor: 200,
  look: async (tree) => {
    const ran = await runTool(tree.root, 'oxlint', [
      '--type-aware',
      '--type-check',
      '--format=unix',
      '--deny-warnings',
      '--report-unused-disable-directives',
      '.',
    ])
    return seen(ran, counted(tree, /\.(?:tsx?|mjs)$/), 'files')
  },
}

/** Every file is formatted as oxfmt formats it. */
export const format: Check = {
  name: 'format',
  floor: 200,
  look: async (tree) => {
    const ran = await runTool(tree.root, 'oxfmt', ['--list-different', '.'])
    return seen({ code: ran.text === '' ? ran.code : 1, text: ran.text }, counted(tree, /\.(?:tsx?|mjs|css|json)$/), 'files')
  },
}

/** Style sheets use logical properties only. */
export const styles: Check = {
  name: 'styles',
  floor: 10,
  look: async (tree) =>
    seen(
      await runTool(tree.root, 'stylelint', ['--formatter', 'unix', '{apps,packages}/*/src/**/*.css']),
      counted(tree, /\.css$/),
      'style sheets',
    ),
}
