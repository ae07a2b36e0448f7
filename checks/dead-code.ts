import { posix } from 'node:path'
import type { Check } from './check.ts'
import { importsOf } from './imports.ts'
import type { SourceFile, Tree } from './tree.ts'

/** Started by a person, a browser or a tool, or found by its name: imported by nobody. */
const entries =
  /\/test-contract\.ts$|(?:^|\/)(?:main|worker|entry-client|entry-server|service-worker|vite\.config|vitest\.config)\.tsx?$|^(?:launch|bench|checks)\/[^/]+\.(?:mjs|ts)$|\.d\.ts$/

/** Files that nothing reaches, and exports that no other file imports. */
export const deadCode: Check = {
  name: 'dead-code',
  floor: 1000,
  look: (tree) => {
    const code = tree.files.filter((file) => file.isCode && /^(?:apps|packages|testing|tests|launch|bench|checks)\//.test(file.path))
    const named = wordsOutsideImports(tree)
    const used = usedExports(tree)
    const replacing = replacements(tree)
    const isEntry = ({ path }: SourceFile) => entries.test(path) || replacing.has(path)
    const dead = code.filter((file) => !file.isTest && !isEntry(file) && !used.has(file.path) && !named.has(posix.basename(file.path)))
    const exports = code.filter((file) => !dead.includes(file)).flatMap((file) => exportsOf(file).map((one) => ({ file, ...one })))
    const unused = exports.filter(({ file, name }) => !isEntry(file) && !isUsed(used.get(file.path), name))
    const problems = [
      ...dead.map((file) => `${file.path} is imported by nothing`),
      ...unused.map(({ file, name, line }) => `${file.path}:${line} exports ${name}, which no other file imports`),
    ]
    return { looked: exports.length, of: 'exports', problems }
  },
}

const isUsed = (names: ReadonlySet<string> | undefined, name: string) => names !== undefined && (names.has(name) || names.has('*'))

/** Files that a bundler's settings put in the place of a package's module: `${import.meta.dirname}/src/…` in a vite.config.ts. */
function replacements(tree: Tree): Set<string> {
  const settings = tree.files.filter(({ path }) => posix.basename(path) === 'vite.config.ts')
  const named = /\$\{import\.meta\.dirname\}\/([\w./-]+\.tsx?)/g
  return new Set(settings.flatMap(({ path, text }) => [...text.matchAll(named)].map(([, to = '']) => posix.join(posix.dirname(path), to))))
}

/** For each file the names that other files import from it; `*` where all of it is taken. */
function usedExports(tree: Tree): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  const mark = (path: string, name: string) => used.set(path, (used.get(path) ?? new Set()).add(name))
  for (const { from, target, spec, line, lazy } of importsOf(tree)) {
    if (target === undefined) continue
    const taken = lazy ? ['*'] : namesTaken(from, spec, line)
    for (const name of taken) mark(target, name)
    if (taken.length === 0) mark(target, '')
  }
  return used
}

function namesTaken(from: SourceFile, spec: string, line: number): string[] {
  const { module } = from.parsed()
  const imported = module.staticImports
    .filter((one) => one.moduleRequest.value === spec && from.lineAt(one.start) === line)
    .flatMap((one) =>
      one.entries.flatMap((entry) =>
        entry.importName.kind === 'NamespaceObject' ? membersOf(from, entry.localName.value) : [entry.importName.name ?? 'default'],
      ),
    )
  const passedOn = module.staticExports
    .flatMap((one) => one.entries)
    .filter((entry) => entry.moduleRequest?.value === spec)
    .map((entry) => entry.importName.name ?? '*')
  return [...imported, ...passedOn]
}

/** `import * as cashier`: the members that the file names, or all where it hands the whole on. */
function membersOf(file: SourceFile, name: string): string[] {
  const uses = [...file.text.matchAll(new RegExp(String.raw`(?<![\w$'"]|[^.]\.)${name}\b(?!['"]?\s*from)(\.\w+)?`, 'g'))]
  return uses.map(([, member]) => member?.slice(1) ?? '*')
}

function exportsOf(file: SourceFile): { name: string; line: number }[] {
  return file.parsed().module.staticExports.flatMap((one) =>
    one.entries.flatMap((entry) => {
      const name = entry.exportName.name ?? (entry.exportName.kind === 'Default' ? 'default' : undefined)
      // A type may name what an exported function takes or answers, though nobody else writes it down.
      const spoken = entry.isType && (file.text.match(new RegExp(String.raw`\b${name}\b`, 'g'))?.length ?? 0) > 1
      return name === undefined || name === 'default' || spoken ? [] : [{ name, line: file.lineAt(one.start) }]
    }),
  )
}

/** Names of files that stand in quotes or in a command somewhere: `new URL('./worker.js', …)`, `node launch/run.mjs`. */
function wordsOutsideImports(tree: Tree): Set<string> {
  const names = new Set<string>()
  for (const file of tree.files)
    for (const [, name] of file.text.matchAll(/[/'"`\s]([\w.-]+\.(?:ts|tsx|mjs|js))(?=['"`?\s,)])/g))
      if (name && !new RegExp(String.raw`from '[^']*${name.replaceAll('.', '\\.')}'`).test(file.text)) names.add(name)
  return names
}
