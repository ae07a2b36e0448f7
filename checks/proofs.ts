import type { SourceFile } from './tree.ts'

/** One row of a requirements table. */
export type Row = {
  readonly id: string
  readonly document: string
  readonly section: string
  readonly requirement: string
  /** The table says of itself that there is nothing to look for. */
  readonly uncheckable: boolean
}
/** A test file (or the list of what a person has seen) that claims rows. */
export type Claim = { readonly file: string; readonly line: number; readonly ids: readonly string[]; readonly unknown: readonly string[] }

const id = String.raw`(?:CSH|IDN|SHL)-(?:NS-)?\d{2,4}[a-z]?`
const rowShape = new RegExp(String.raw`^\| (${id}) \| (.*?) \| (.*?) \|`)
const nothingToCheck = /^No check\b|\(not to be counted\b/
const spoken = new RegExp(String.raw`(${id})(?:\.\.((?:(?:CSH|IDN|SHL)-)?(?:NS-)?\d{2,4}[a-z]?))?`, 'g')

/** The rows of a requirements document, each in its section (the second-level heading above it). */
export function rowsOf(file: SourceFile): Row[] {
  const document = file.path.replace(/^.*\//, '').replace(/\.md$/, '')
  let section = ''
  return file.lines.flatMap((line) => {
    section = /^## (.+)/.exec(line)?.[1] ?? section
    const match = rowShape.exec(line)
    if (!match) return []
    const [, id = '', requirement = '', check = ''] = match
    return [{ id, document, section, requirement, uncheckable: nothingToCheck.test(check) }]
  })
}

/** What a test says it proves: `Proves CSH-319..331, CSH-340.`, on one comment line or on several that begin with an id. */
export function claimsOf(file: SourceFile, rows: ReadonlyMap<string, Row>): Claim[] {
  return file.lines.flatMap((line, index) => {
    if (!/^\s*(?:\/\/|\/?\*).*\bProves (?=CSH|IDN|SHL)/.test(line)) return []
    const more = file.lines.slice(index + 1)
    const end = more.findIndex((next) => !/^\s*(?:\/\/|\*)\s*(?:CSH|IDN|SHL)-/.test(next))
    const text = [line.replace(/^.*?\bProves /, ''), ...(end === -1 ? more : more.slice(0, end))].join(' ')
    return [{ file: file.path, line: index + 1, ...idsIn(text, rows) }]
  })
}

/** The ids of a text, ranges written out; what no table has is told apart. */
export function idsIn(text: string, rows: ReadonlyMap<string, Row>): { ids: string[]; unknown: string[] } {
  const found = [...text.matchAll(spoken)].map((match) => range(match[1] ?? '', match[2], rows))
  return { ids: found.flatMap((one) => one.ids), unknown: found.flatMap((one) => one.unknown) }
}

function range(first: string, end: string | undefined, rows: ReadonlyMap<string, Row>): { ids: string[]; unknown: string[] } {
  const last = end === undefined ? first : /^[A-Z]{3}/.test(end) ? end : `${prefixOf(first)}${end.replace(/^NS-/, '')}`
  const unknown = [...new Set([first, last])].filter((one) => !rows.has(one))
  if (unknown.length > 0) return { ids: [], unknown }
  if (prefixOf(first) !== prefixOf(last) || numberOf(first) > numberOf(last)) return { ids: [], unknown: [`${first}..${last}`] }
  const between = [...rows.keys()].filter((one) => prefixOf(one) === prefixOf(first) && isBetween(one, first, last))
  return { ids: between, unknown: [] }
}

/** `CSH-123a` comes after `CSH-123` and before `CSH-124`; a range to a number takes its letters along. */
function isBetween(one: string, first: string, last: string): boolean {
  if (first === last) return one === first
  const [number, low, high] = [numberOf(one), numberOf(first), numberOf(last)]
  if (number === low && letterOf(one) < letterOf(first)) return false
  if (number === high && letterOf(last) !== '' && letterOf(one) > letterOf(last)) return false
  return number >= low && number <= high
}

const prefixOf = (one: string) => one.replace(/\d+[a-z]?$/, '')
const numberOf = (one: string) => Number(/\d+/.exec(one)?.[0])
const letterOf = (one: string) => /[a-z]$/.exec(one)?.[0] ?? ''
