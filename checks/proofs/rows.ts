import type { SourceFile, Tree } from '../tree.ts'

/** One row of a requirements table. */
export type Row = {
  readonly id: string
  readonly document: string
  readonly section: string
  readonly requirement: string
  readonly check: string
  /** The table itself says that there is nothing to check. */
  readonly uncheckable: boolean
}

const id = String.raw`(?:CSH|IDN|SHL)-(?:NS-)?\d{2,4}[a-z]?`
const rowShape = new RegExp(String.raw`^\| (${id}) \| (.*?) \| (.*?) \|`)
const nothingToCheck = /^No check\b|\(not to be counted\b/
const nameShape = new RegExp(String.raw`^(${id})(?:\.\.(\d{2,4}[a-z]?))?$`)
const mostInRange = 6

/** Reads every row of `docs/requirements/` by its id. */
export function readRows(tree: Tree): { rows: ReadonlyMap<string, Row>; problems: readonly string[] } {
  const all = tree.files.filter(({ path }) => /^docs\/requirements\/[^/]+\.md$/.test(path)).flatMap(rowsOf)
  const rows = new Map(all.map((row) => [row.id, row]))
  const problems = all.filter((row) => rows.get(row.id) !== row).map((row) => `${row.id} stands twice in ${row.document}`)
  return { rows, problems }
}

/** Reads the rows of one document, each with its section (the second-level heading above it). */
function rowsOf(file: SourceFile): Row[] {
  const document = file.path.replace(/^.*\//, '').replace(/\.md$/, '')
  let section = ''
  return file.lines.flatMap((line) => {
    section = /^## (.+)/.exec(line)?.[1] ?? section
    const [, id = '', requirement = '', check = ''] = rowShape.exec(line) ?? []
    return id ? [{ id, document, section, requirement, check, uncheckable: nothingToCheck.test(check) }] : []
  })
}

/** Whether a text has the shape of a row's name, `CSH-131` or `CSH-131..134`. */
export const isRowName = (text: string): boolean => nameShape.test(text)

/** Expands a name to the ids of its rows, or says what is wrong with it. */
export function expandName(name: string, rows: ReadonlyMap<string, Row>): { ids: string[] } | { problem: string } {
  const [, first = '', end] = nameShape.exec(name) ?? []
  const row = rows.get(first)
  if (!row) return { problem: `${name}: no table has ${first || 'such a row'}` }
  if (end === undefined) return { ids: [first] }
  const last = rows.get(`${prefixOf(first)}${end}`)
  if (!last) return { problem: `${name}: no table has ${prefixOf(first)}${end}` }
  const ids = [...rows.keys()].filter((one) => prefixOf(one) === prefixOf(first) && isBetween(one, first, last.id))
  if (ids.length < 2) return { problem: `${name}: a range goes from a lower row to a higher one` }
  if (ids.length > mostInRange) return { problem: `${name} holds ${ids.length} rows; ${mostInRange} are the most in a range` }
  const strange = ids.find((one) => rows.get(one)?.section !== row.section)
  return strange ? { problem: `${name}: ${strange} belongs to another section; a range stays in one` } : { ids }
}

/** `CSH-123a` comes after `CSH-123` and before `CSH-124`; a range up to a number includes its letters. */
function isBetween(one: string, first: string, last: string): boolean {
  const [number, low, high] = [numberOf(one), numberOf(first), numberOf(last)]
  if (number === low && letterOf(one) < letterOf(first)) return false
  if (number === high && letterOf(last) !== '' && letterOf(one) > letterOf(last)) return false
  return number >= low && number <= high
}

const prefixOf = (one: string) => one.replace(/\d+[a-z]?$/, '')
const numberOf = (one: string) => Number(/\d+/.exec(one)?.[0])
const letterOf = (one: string) => /[a-z]$/.exec(one)?.[0] ?? ''
