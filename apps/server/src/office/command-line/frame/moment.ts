import { Wrong } from './command.ts'

/** A moment as an operator writes it, by ISO 8601; `Date` alone takes 29 February of any year for 1 March. */
export function momentOf(text: string): Date {
  const at = new Date(text)
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)(?:$|[T ])/.exec(text) ?? []).map(Number)
  const isADay = year !== undefined && new Date(Date.UTC(year, (month ?? 0) - 1, day)).getUTCDate() === day
  if (Number.isNaN(at.getTime()) || !isADay) throw new Wrong(`"${text}" is no time. Write it as 2026-11-21T12:00:00Z.`)
  return at
}
