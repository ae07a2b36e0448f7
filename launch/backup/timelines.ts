/** Where a timeline left its parent: `switchedAt` is the position in the log up to which the parent is its own past. */
export type Branch = { parent: number; switchedAt: bigint }

/** A timeline: what the log is called from one restore to the next. `since` is when its house began, by the database's time. */
export type Timeline = { id: number; since: Date | undefined; past: Branch[] }

const sinceComment = '# begun '

/** The history of a timeline as PostgreSQL reads it, with a comment of ours that says since when. */
export const withSince = (history: Buffer, since: Date): Buffer =>
  Buffer.concat([history, Buffer.from(`\n${sinceComment}${since.toISOString()}\n`)])

/** What PostgreSQL reads in a history: its lines without comments. */
export const timelineText = (history: Buffer): string => linesOf(history).join('\n')

/** Parses `00000002.history`: lines of parent, position and reason, the oldest first. */
export function timelineIn(name: string, history: Buffer): Timeline {
  const since = history
    .toString('utf8')
    .split('\n')
    .find((line) => line.startsWith(sinceComment))
  const past = linesOf(history).map((line) => {
    const [parent = '', position = ''] = line.split('\t')
    return { parent: Number(parent), switchedAt: positionOf(position) }
  })
  return { id: timelineOf(name), since: since ? new Date(since.slice(sinceComment.length)) : undefined, past }
}

const linesOf = (history: Buffer): string[] =>
  history
    .toString('utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Parses a position in the log, such as `0/3000028`. */
export function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

export const timelineOf = (name: string): number => Number.parseInt(name.slice(0, 8), 16)
const timelineId = (id: number): string => id.toString(16).toUpperCase().padStart(8, '0')
export const historyName = (id: number): string => `${timelineId(id)}.history`

/** The timeline that was the house's at a moment: the newest that had begun. Without a moment, the newest of all. */
export function timelineAt(timelines: readonly Timeline[], at: Date | undefined): Timeline {
  const begun = timelines.filter(({ since }) => !at || !since || since <= at)
  return begun.reduce((newest, one) => (one.id > newest.id ? one : newest), firstTimeline)
}

export const timelineNamed = (timelines: readonly Timeline[], id: number): Timeline =>
  timelines.find((one) => one.id === id) ?? firstTimeline

const firstTimeline: Timeline = { id: 1, since: undefined, past: [] }

/** The size of a segment of the log, as the embedded server has it. */
export const segmentBytes = 16n * 1024n * 1024n

/** The number of the segment that a name such as `000000010000000000000003` stands for, on whichever timeline. */
export const segmentNumber = (name: string): bigint =>
  BigInt(`0x${name.slice(8, 16)}`) * (0x1_0000_0000n / segmentBytes) + BigInt(`0x${name.slice(16, 24)}`)

/** Whether something at a position of a timeline is part of the past of another, or of itself. */
export function isPastOf(line: Timeline, timeline: number, position: bigint): boolean {
  if (timeline === line.id) return true
  const branch = line.past.find(({ parent }) => parent === timeline)
  return branch !== undefined && position <= branch.switchedAt
}

/**
 * Returns the number of the newest segment of a timeline and its past that is kept from a first one on, and the first that
 * is missing though later ones are kept.
 */
export function reachOf(line: Timeline, kept: readonly string[], first: bigint): { last: bigint | undefined; missing: bigint | undefined } {
  const own = kept.filter((name) => {
    const timeline = timelineOf(name)
    const until = line.past.find(({ parent }) => parent === timeline)?.switchedAt
    return timeline === line.id || (until !== undefined && segmentNumber(name) <= until / segmentBytes)
  })
  const numbers = new Set(own.map(segmentNumber).filter((number) => number >= first))
  if (numbers.size === 0) return { last: undefined, missing: undefined }
  const last = [...numbers].reduce((a, b) => (a > b ? a : b))
  for (let number = first; number < last; number += 1n) if (!numbers.has(number)) return { last, missing: number }
  return { last, missing: undefined }
}
