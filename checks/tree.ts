import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { parseSync, type ParseResult } from 'oxc-parser'

/** A text file of the project; code is parsed when it is first asked for. */
export type SourceFile = {
  /** From the root, with slashes. */
  readonly path: string
  readonly text: string
  readonly lines: readonly string[]
  readonly isCode: boolean
  readonly isTest: boolean
  readonly parsed: () => ParseResult
  /** The number of the line that a place in the text is on; the first is 1. */
  readonly lineAt: (place: number) => number
}

/** The project's own files: no packages, no builds, no data. */
export type Tree = { readonly root: string; readonly files: readonly SourceFile[]; readonly has: (path: string) => boolean }

const leftOut = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'coverage'])
const textual = /\.(?:ts|tsx|mjs|js|css|json|md|sql|sh|html|svg|yml|yaml)$|^\.(?:oxlintrc|oxfmtrc|stylelintrc)/
const codeful = /\.(?:ts|tsx|mjs|js)$/

/** Reads a project. `data` folders inside `src` are ours; the one at the root belongs to a running product. */
export function readTree(root: string): Tree {
  const paths = walk(root, root).toSorted()
  const files = paths.map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8')))
  return { root, files, has: (path) => existsSync(join(root, path)) }
}

function walk(root: string, folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = join(folder, entry.name)
    const path = relative(root, full).split(sep).join(posix.sep)
    if (entry.isDirectory()) return leftOut.has(entry.name) && !path.includes('/src/') ? [] : walk(root, full)
    return entry.isFile() && textual.test(entry.name) && entry.name !== 'package-lock.json' && statSync(full).size < 2_000_000 ? [path] : []
  })
}

function sourceFile(path: string, text: string): SourceFile {
  let parsed: ParseResult | undefined
  let starts: number[] | undefined
  return {
    path,
    text,
    lines: text.replace(/\n$/, '').split('\n'),
    isCode: codeful.test(path),
    isTest: /\.test\.tsx?$|^tests\//.test(path),
    parsed: () => (parsed ??= parseSync(path, text)),
    lineAt: (place) => {
      starts ??= [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)]
      const next = starts.findIndex((start) => start > place)
      return next === -1 ? starts.length : next
    },
  }
}
