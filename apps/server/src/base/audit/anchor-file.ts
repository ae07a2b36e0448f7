import { existsSync, readFileSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { lineOf, type Anchor } from './anchor.ts'

/** A line of the file: an anchor, or what nobody can read. */
export type AnchorLine = { number: number; anchor: Anchor | undefined }

/** Returns the file that `AUDIT_ANCHOR` names, itself or by its folder. */
const fileAt = (named: string): string => (existsSync(named) && statSync(named).isDirectory() ? join(named, 'audit-anchors.jsonl') : named)

/** Reads the anchors that were handed out; none if there is no file yet. */
export function readAnchorFile(named: string): AnchorLine[] {
  const file = fileAt(named)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, place) => (line.trim() === '' ? [] : [{ number: place + 1, anchor: anchorIn(line) }]))
}

function anchorIn(line: string): Anchor | undefined {
  try {
    const anchor = JSON.parse(line) as Anchor // if it is not one, writing it again gives another line
    return lineOf(anchor) === line ? anchor : undefined
  } catch {
    return undefined
  }
}

/** Appends the anchors whose days the file lacks, such as those of a day on which its disk was away. Returns how many. */
export async function appendAnchors(named: string, anchors: readonly Anchor[]): Promise<number> {
  const there = new Set(readAnchorFile(named).map(({ anchor }) => anchor?.day))
  const missing = anchors.filter(({ day }) => !there.has(day))
  if (missing.length === 0) return 0
  const file = await open(fileAt(named), 'a')
  try {
    await file.appendFile(missing.map((anchor) => `${lineOf(anchor)}\n`).join(''))
    await file.sync()
  } finally {
    await file.close()
  }
  return missing.length
}
