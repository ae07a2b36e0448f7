import { wallOf } from './civil-time.ts'

const dayMs = 86_400_000

/** Returns the moments at which a zone's clocks change within some years. */
export function clockChanges(timeZone: string, from = '2010-01-01', to = '2031-01-01'): Date[] {
  const aheadAt = (at: number) => wallOf(new Date(at), timeZone) - at
  const found: Date[] = []
  for (let day = Date.parse(from); day < Date.parse(to); day += dayMs) {
    if (aheadAt(day) === aheadAt(day + dayMs)) continue
    let [before, after] = [day, day + dayMs]
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (aheadAt(middle) === aheadAt(day)) before = middle
      else after = middle
    }
    found.push(new Date(after))
  }
  return found
}
