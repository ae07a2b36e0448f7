const dayMs = 86_400_000

/** What a clock on the wall shows at a moment, as if it were UTC. */
export function wallOf(at: Date, timeZone: string): number {
  return at.getTime() + offsetMs(at, timeZone)
}

/** The first moment at which a clock on the wall shows a time or a later one: where clocks jump over it, the moment of the jump. */
export function instantOf(wall: number, timeZone: string): Date {
  const [before, after] = [offsetMs(new Date(wall - dayMs), timeZone), offsetMs(new Date(wall + dayMs), timeZone)]
  if (before === after) return new Date(wall - before)
  // Clocks change near it: the moment is looked for among all that it could be.
  let [low, high] = [wall - Math.max(before, after) - 1, wall - Math.min(before, after)]
  // Before the change the wall shows less than `wall` by the greater offset only if it was reached there.
  const reached = wall - before
  if (wallOf(new Date(reached), timeZone) === wall) return new Date(reached)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (wallOf(new Date(middle), timeZone) >= wall) high = middle
    else low = middle
  }
  return new Date(high)
}

const formats = new Map<string, Intl.DateTimeFormat>()
const offsetShape = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/

/** How far the zone's wall clock is ahead of UTC at a moment. */
function offsetMs(at: Date, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format) {
    // The year is asked for because a format has to ask for something; what counts is behind it: "2026, GMT+01:00".
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset', year: 'numeric' })
    formats.set(timeZone, format)
  }
  const [, sign, hours = 0, minutes = 0, seconds = 0] = offsetShape.exec(format.format(at)) ?? []
  const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -ahead : ahead
}
