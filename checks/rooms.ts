import { posix } from 'node:path'
import type { Check } from './check.ts'
import { folderCirclesIn } from './folder-circles.ts'
import { importsOf } from './imports.ts'
import type { SourceFile, Tree } from './tree.ts'

const mostSources = 25
const mostAtRoot = 10
/** Rows of data, one file each: a folder of them is a table. */
const table = /^packages\/messages\/|\/(?:data|lists|catalogue|countries|national-id|flags)$|^database\//
const isSource = (file: SourceFile) => file.isCode && !file.isTest && !/(?:^|\/)test-[\w-]+\.tsx?$/.test(file.path)

/** How full folders are, and that no two of them need each other. */
export const rooms: Check = {
  name: 'rooms',
  floor: 100,
  look: (tree) => {
    const folders = Map.groupBy(tree.files.filter(isSource), (file) => posix.dirname(file.path))
    const problems = [...[...folders].flatMap(([folder, files]) => tooFull(folder, files.length)), ...circles(tree)]
    const fullest = Math.max(...[...folders].filter(([folder]) => !table.test(folder)).map(([, files]) => files.length))
    return { looked: folders.size, of: 'folders', problems, notes: [`the fullest has ${fullest} sources`] }
  },
}

function tooFull(folder: string, count: number): string[] {
  if (table.test(folder)) return []
  const most = /^apps\/[^/]+\/src$/.test(folder) ? mostAtRoot : mostSources
  return count > most ? [`${folder} holds ${count} sources; ${most} are the most`] : []
}

function circles(tree: Tree): string[] {
  const imports = importsOf(tree).filter((one) => isSource(one.from) && /^(?:apps|packages)\//.test(one.from.path))
  return folderCirclesIn(imports).map(({ folders, ways }) => `in a circle: ${folders.join(', ')}; by ${ways.join('; ')}`)
}
