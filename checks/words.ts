import type { Check } from './check.ts'
import type { SourceFile } from './tree.ts'
import { isNode, visit, type Node } from './visit.ts'

/** Words that have no place in a project that others read, written apart so that this file does not hold them. */
const forbidden = [
  'sub' + 'agent',
  'sub-' + 'agent',
  'this ' + 'machine',
  '/wo' + 'rk/',
  'registry.' + 'npmjs.org',
  'as an ' + 'AI',
  'language ' + 'model',
]
const forbiddenShape = /\bhttps?:\/\/(?:npm|registry|artifactory|nexus|proxy|mirror)[\w.-]*[:/]/i

/** Words in the code: clocks and chance, money as a number, reasons for suppressions, and what does not belong in a project. */
export const words: Check = {
  name: 'words',
  floor: 300,
  look: (tree) => {
    const code = tree.files.filter((file) => file.isCode)
    const problems = [...tree.files.flatMap(strangeWordsIn), ...code.flatMap(wordsOfCode), ...code.flatMap(wordsOfSyntax)]
    return { looked: tree.files.length, of: 'files', problems }
  },
}

function strangeWordsIn(file: SourceFile): string[] {
  return file.lines.flatMap((line, index) => {
    const word = forbidden.find((one) => line.includes(one)) ?? forbiddenShape.exec(line)?.[0]
    return word === undefined ? [] : [`${file.path}:${index + 1} says "${word}"`]
  })
}

function wordsOfCode(file: SourceFile): string[] {
  return file.lines.flatMap((line, index) => {
    const where = `${file.path}:${index + 1}`
    if (/@ts-[i]gnore/.test(line)) return [`${where} hides a type; use @ts-expect-error with a reason`]
    if (/\bTO[D]O\b|\bFIX[M]E\b/.test(line) && !/#\d+|https:\/\//.test(line)) return [`${where} has a note without an issue (#12)`]
    if (/\b\w*Minor\??: (?:number|Readonly<number>)\b/.test(line)) return [`${where} holds money in a number; minor units are bigint`]
    const reason = /(?:ox|es|style)lint-disable[\w-]*\s*(.*)$|@ts-expect-error\s*(.*)$/.exec(line)
    return reason && !/\s(?:--|:|because)\s*\S.{8,}/.test(` ${reason[1] ?? ''}${reason[2] ? `: ${reason[2]}` : ''}`)
      ? [`${where} suppresses without a reason (-- why)`]
      : []
  })
}

const business = /^apps\/server\/src\/(?!base\/)/

/** What only the parsed code tells: casts and `!` without a reason on their lines, and clocks or chance in business code. */
function wordsOfSyntax(file: SourceFile): string[] {
  if (file.isTest || !/^(?:apps|packages|checks|launch|bench)\//.test(file.path)) return []
  const found: string[] = []
  visit(file, (node) => {
    const where = `${file.path}:${file.lineAt(node.start)}`
    if (isCast(node) && !hasReason(file, node))
      found.push(`${where} has ${node.type === 'TSNonNullExpression' ? 'a !' : 'a cast'} without its reason on the line`)
    if (business.test(file.path)) {
      const call = ownTimeOrChance(node, file)
      if (call) found.push(`${where} uses ${call}; time and chance come from their ports`)
    }
  })
  return found
}

function isCast(node: Node): boolean {
  if (node.type === 'TSNonNullExpression' || node.type === 'TSTypeAssertion') return true
  if (node.type !== 'TSAsExpression' || !isNode(node['typeAnnotation'])) return false
  const name = node['typeAnnotation']['typeName']
  return !(isNode(name) && name['name'] === 'const')
}

function hasReason(file: SourceFile, node: Node): boolean {
  const [first, last] = [file.lineAt(node.start), file.lineAt(node.end)]
  return file.lines.slice(first - 1, last).some((line) => /\/\/\s*\S|\/\*\s*\S/.test(line.replace(/https?:\/\//g, '')))
}

function ownTimeOrChance(node: Node, file: SourceFile): string | undefined {
  const callee = node['callee']
  if (!isNode(callee)) return undefined
  const name = file.text.slice(callee.start, callee.end)
  if (node.type === 'CallExpression' && (name === 'Date.now' || name === 'Math.random')) return `${name}()`
  const given = node['arguments']
  return node.type === 'NewExpression' && name === 'Date' && Array.isArray(given) && given.length === 0 ? 'new Date()' : undefined
}
