import { Sentence } from '../sentence.ts'

/** A month of UTC: its name (`2026-11`) and its ends. */
export type Month = { name: string; starts: Date; ends: Date }

/** Reads the name of a month. */
export function monthOf(text: string): Month {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? []
  if (!year || !month) throw new Sentence(`"${text}" is no month: write it as 2026-11.`)
  return { name: text, starts: new Date(Date.UTC(Number(year), Number(month) - 1)), ends: new Date(Date.UTC(Number(year), Number(month))) }
}

const dayMs = 86_400_000

/** Refuses a month that is not over for a day by the house's clock: until then rows may still come to it. */
export function requireOver({ name, ends }: Month, now: Date): void {
  if (ends.getTime() + dayMs > now.getTime())
    throw new Sentence(
      `${name} is not over for a day yet, and rows may still come to it. Archive it after ${new Date(ends.getTime() + dayMs).toISOString()}.`,
    )
}
