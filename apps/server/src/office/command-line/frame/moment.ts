import { Wrong } from './command.ts'

/** Parses an operator's ISO 8601 time. Checks the day, since `Date` turns 29 February into 1 March in other years. */
export function momentOf(text: string): Date {
  const at = new Date(text)
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)(?:$|[T ])/.exec(text) ?? []).map(Number)
  const isADay = year !== undefined && new Date(Date.UTC(year, (month ?? 0) - 1, day)).getUTCDate() === day
  if (Number.isNaN(at.getTime()) || !isADay) throw new Wrong(`"${text}" is no time. Write it as 2026-11-21T12:00:00Z.`)
  return at
}
