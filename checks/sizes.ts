import type { Check } from './check.ts'
import type { SourceFile } from './tree.ts'
import { visit } from './visit.ts'

const mostLines = 300
const mostLinesOfFunction = 50
/** Tables are read line by line, not as a whole: they may be longer. */
const table =
  /^database\/|\/migrations\/|^packages\/messages\/[a-z_0-9]+\/|\/table\.ts$|\/lists\/|\/data\/|\/catalogue\/|^docs\/|\.sql$|\.json$|\.md$|\.svg$/
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** How long files and functions are. */
export const sizes: Check = {
  name: 'sizes',
  floor: 200,
  look: (tree) => {
    const files = tree.files.filter((file) => !table.test(file.path))
    const counted = files.filter((file) => file.isCode).map(longFunctionsIn)
    const problems = [
      ...files
        .filter((file) => file.lines.length > mostLines)
        .map((file) => `${file.path} has ${file.lines.length} lines; ${mostLines} are the most`),
      ...counted.flatMap((one) => one.problems),
    ]
    const median = files
      .filter((file) => file.isCode)
      .map((file) => file.lines.length)
      .toSorted((a, b) => a - b)[Math.floor(counted.length / 2)]
    const count = counted.reduce((sum, one) => sum + one.functions, 0)
    return { looked: files.length, of: 'files', problems, notes: [`${count} functions; the median of code is ${median ?? 0} lines`] }
  },
}

/** The functions of a file that are too long. A test file's `describe` is a chapter, not a function. */
function longFunctionsIn(file: SourceFile): { functions: number; problems: string[] } {
  const problems: string[] = []
  let count = 0
  visit(file, (node) => {
    if (!functions.has(node.type)) return
    count += 1
    const lines = file.lineAt(node.end) - file.lineAt(node.start) + 1
    if (lines > mostLinesOfFunction && !file.isTest)
      problems.push(`${file.path}:${file.lineAt(node.start)} is a function of ${lines} lines; ${mostLinesOfFunction} are the most`)
  })
  return { functions: count, problems }
}
