const dayMs = 86_400_000

/** Returns the local time of a zone at a moment, in milliseconds as if it were UTC. */
export function wallOf(at: Date, timeZone: string): number {
  return at.getTime() + offsetMs(at, timeZone)
}

/** Returns the first moment at which local time reaches `wall`; if clocks skip it, the moment of the change. */
export function instantOf(wall: number, timeZone: string): Date {
  const [before, after] = [offsetMs(new Date(wall - dayMs), timeZone), offsetMs(new Date(wall + dayMs), timeZone)]
  if (before === after) return new Date(wall - before)
  // Clocks change nearby: search all moments that it could be.
  let [low, high] = [wall - Math.max(before, after) - 1, wall - Math.min(before, after)]
  // If local time is `wall` under the offset before the change, this is the first such moment.
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

/** Returns how far local time is ahead of UTC at a moment, in milliseconds. */
function offsetMs(at: Date, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format) {
    // A format needs at least one field besides the zone name, hence the year: "2026, GMT+01:00".
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset', year: 'numeric' })
    formats.set(timeZone, format)
  }
  const [, sign, hours = 0, minutes = 0, seconds = 0] = offsetShape.exec(format.format(at)) ?? []
  const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -ahead : ahead
}
