import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { circlesIn } from './circles.ts'
import type { Check } from './check.ts'
import { importsOf, type Import } from './imports.ts'
import type { SourceFile, Tree } from './tree.ts'
import { visit } from './visit.ts'

/** Who may import what, where SQL may stand, and that nothing goes in circles. */
export const boundaries: Check = {
  name: 'boundaries',
  floor: 300,
  look: (tree) => {
    const imports = importsOf(tree)
    const declared = declaredPackages(tree)
    const problems = [
      ...imports.flatMap((one) =>
        [acrossParts(one), throughTheDoor(one, tree), unknownTarget(one, tree), undeclared(one, declared)].filter(
          (problem) => problem !== undefined,
        ),
      ),
      ...circlesIn(imports).map((circle) => `in a circle: ${circle.join(' → ')}`),
      ...tree.files.filter((file) => file.isCode).flatMap(statementsAtDoors),
      ...tree.files.filter(mayNotHoldSql).flatMap(sqlIn),
    ]
    return { looked: imports.length, of: 'imports', problems }
  },
}

/** Tests, and what stands beside them for them alone. */
const isForTests = (file: SourceFile) => file.isTest || /(?:^|\/)test-[\w-]+\.tsx?$/.test(file.path)
const at = (one: Import) => `${one.from.path}:${one.line}`
const partOf = (path: string) => /^(?:apps|packages)\/[^/]+/.exec(path)?.[0] ?? path.split('/')[0] ?? ''

function acrossParts(one: Import): string | undefined {
  const [from, to] = [partOf(one.from.path), one.target && partOf(one.target)]
  if (to === undefined || from === to || !/^(?:apps|packages)\//.test(from)) return undefined
  if (one.spec.startsWith('.')) return `${at(one)} leaves its part by ${one.spec}; import a package by its name`
  if (to === 'testing') return isForTests(one.from) ? undefined : `${at(one)} imports testing/, which is for tests alone`
  return to.startsWith('apps/')
    ? `${at(one)} imports the app ${to}; no ${from.startsWith('apps/') ? 'app' : 'package'} imports an app`
    : undefined
}

/**
 * Folders of an app that anything in it may enter by file: what has no business in it, the frame of the site's pages,
 * and what the studio's games are made of, whose scripts a browser loads one by one.
 */
const open =
  /^apps\/(?:server|studio|sandbox)\/src\/base$|^apps\/(?:site|office)\/src\/(?:base|frame)$|^apps\/studio\/src\/(?:engine|page-kit)$/
/** The roofs of site and office list their pages: they load each by its file, so that it is a chunk of its own. */
const isRoof = (folder: string | undefined) => folder === 'apps/site/src/app' || folder === 'apps/office/src/app'
/** What has a door: a domain of the server (inside one, its features see each other's files), a feature of the other apps. */
const houseOf = (path: string) => /^apps\/[^/]+\/src\/[^/]+(?=\/)/.exec(path)?.[0]

function throughTheDoor(one: Import, tree: Tree): string | undefined {
  const [from, to] = [houseOf(one.from.path), one.target && houseOf(one.target)]
  if (!to || from === to || !one.target || isForTests(one.from) || partOf(one.from.path) !== partOf(one.target)) return undefined
  if (isRoof(to)) return from === undefined ? undefined : `${at(one)} imports ${one.spec}; nothing below the roof (${to}) knows it`
  if (open.test(to) || isRoof(from) || /\/index\.tsx?$/.test(one.target)) return undefined
  const door = `${posix.dirname(one.target)}/index.ts`
  return `${at(one)} enters ${to} by ${one.spec}; its door is ${tree.has(door) ? 'index.ts' : 'an index.ts that it does not have yet'}`
}

/** Doors hand out use cases, readers, locks and types: a statement that writes is wrapped in a use case. */
function statementsAtDoors(file: SourceFile): string[] {
  if (!/^apps\/server\/src\/.*\/index\.ts$/.test(file.path) || /^apps\/server\/src\/base\//.test(file.path)) return []
  return file
    .parsed()
    .module.staticExports.flatMap((one) =>
      one.entries
        .filter(
          (entry) => !entry.isType && entry.moduleRequest?.value.endsWith('.sql.ts') && !/^(?:read|lock)/.test(entry.exportName.name ?? ''),
        )
        .map((entry) => `${file.path} hands out ${entry.exportName.name ?? '*'}, a statement that writes; export a use case`),
    )
}

function unknownTarget(one: Import, tree: Tree): string | undefined {
  if (one.target === undefined || /\/dist\//.test(one.target)) return undefined
  return tree.has(one.target) ? undefined : `${at(one)} imports ${one.spec}, which is not there (imports carry their extension)`
}

function declaredPackages(tree: Tree): { all: ReadonlySet<string>; development: ReadonlySet<string> } {
  const manifests = tree.files
    .filter((file) => /(?:^|\/)package\.json$/.test(file.path))
    .map((file) => JSON.parse(file.text) as Record<string, Record<string, string>>) // npm's own format
  const names = (part: string) => manifests.flatMap((manifest) => Object.keys(manifest[part] ?? {}))
  const workspaces = manifests.map((manifest) => String(manifest['name']))
  const runtime = new Set([...names('dependencies'), ...names('optionalDependencies'), ...workspaces])
  return {
    all: new Set([...runtime, ...names('devDependencies')]),
    development: new Set(names('devDependencies').filter((name) => !runtime.has(name))),
  }
}

function undeclared(one: Import, declared: ReturnType<typeof declaredPackages>): string | undefined {
  if (one.spec.startsWith('.') || one.spec.startsWith('virtual:') || one.spec.startsWith('node:') || one.spec.startsWith('/'))
    return undefined
  if (builtinModules.includes(one.spec)) return `${at(one)} imports ${one.spec}; write node:${one.spec}`
  const name = one.spec
    .split('/')
    .slice(0, one.spec.startsWith('@') ? 2 : 1)
    .join('/')
  if (!declared.all.has(name)) return `${at(one)} imports ${name}, which no package.json declares`
  const runs = /^(?:apps|packages)\//.test(one.from.path) && !isForTests(one.from) && !/vite/.test(one.from.path)
  return runs && !one.typeOnly && declared.development.has(name) ? `${at(one)} runs with ${name}, which is for development only` : undefined
}

const statement =
  /\b(?:select\b[\s\S]{1,400}?\bfrom\s+[a-z"$]|insert\s+into\s+[a-z"$]|update\s+[a-z_."]+\s+set\s|delete\s+from\s+[a-z"$]|(?:create|alter|drop)\s+(?:table|index|function|schema|role|database|type|view)\s|(?:listen|notify)\s+[a-z_]+\s*(?:,|;|$))/i

function mayNotHoldSql(file: SourceFile): boolean {
  return file.isCode && /^(?:apps|packages)\//.test(file.path) && !/\.sql\.ts$/.test(file.path) && !file.isTest
}

function sqlIn(file: SourceFile): string[] {
  const found: string[] = []
  visit(file, (node) => {
    const text =
      node.type === 'Literal' ? node['value'] : node.type === 'TemplateLiteral' ? file.text.slice(node.start, node.end) : undefined
    // Sentences for people have "select … from" in them; statements have a keyword at their beginning.
    if (
      typeof text === 'string' &&
      statement.test(text) &&
      /^[`\s(]*(?:with|select|insert|update|delete|create|alter|drop|listen|notify)\b/i.test(text)
    ) {
      found.push(`${file.path}:${file.lineAt(node.start)} holds SQL; only *.sql.ts and database/ do`)
    }
  })
  return found
}
