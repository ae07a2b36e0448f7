import { posix } from 'node:path'
import type { SourceFile, Tree } from './tree.ts'

/** One import of a file: what it names, the file of ours that it means, whether only types come through, and whether it waits. */
export type Import = {
  readonly from: SourceFile
  readonly line: number
  readonly spec: string
  readonly target: string | undefined
  readonly typeOnly: boolean
  readonly lazy: boolean
}

/** Every import and re-export of the code, dynamic ones with a written path included. */
export function importsOf(tree: Tree): Import[] {
  return tree.files.filter((file) => file.isCode).flatMap((file) => importsIn(file, tree))
}

function importsIn(file: SourceFile, tree: Tree): Import[] {
  const { module } = file.parsed()
  const make = (spec: string, place: number, typeOnly: boolean, lazy = false): Import => {
    return { from: file, line: file.lineAt(place), spec, target: targetOf(file.path, spec, tree), typeOnly, lazy }
  }
  const isTypeOnly = (place: number) => /^(?:import|export)\s+type\b/.test(file.text.slice(place, place + 40))
  return [
    ...module.staticImports.map((one) =>
      make(
        one.moduleRequest.value,
        one.start,
        isTypeOnly(one.start) || (one.entries.length > 0 && one.entries.every((entry) => entry.isType)),
      ),
    ),
    ...module.staticExports.flatMap((one) => {
      const request = one.entries.find((entry) => entry.moduleRequest)?.moduleRequest
      return request ? [make(request.value, one.start, isTypeOnly(one.start) || one.entries.every((entry) => entry.isType))] : []
    }),
    ...module.dynamicImports.flatMap((one) => {
      const written = /^(['"])(.+)\1$/.exec(file.text.slice(one.moduleRequest.start, one.moduleRequest.end))
      return written ? [make(written[2]!, one.start, false, true)] : [] // the pattern has two groups
    }),
  ]
}

/** The file of ours that an import means: a relative path, or `@fairhouse/<name>[/path]`. */
function targetOf(from: string, spec: string, tree: Tree): string | undefined {
  if (spec.startsWith('.')) return posix.join(posix.dirname(from), spec.replace(/\?.*$/, ''))
  const ours = /^@fairhouse\/([\w-]+)(?:\/(.+))?$/.exec(spec)
  if (!ours) return undefined
  if (ours[1] === 'testing') return `testing/${ours[2] ?? ''}`
  const home = ['packages', 'apps'].find((kind) => tree.has(`${kind}/${ours[1]}`)) ?? 'packages'
  return `${home}/${ours[1]}/src/${ours[2] ?? 'index.ts'}`
}
