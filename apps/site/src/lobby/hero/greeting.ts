const formats = new Map<string, Intl.DateTimeFormat>()

/** The greeting of an hour in a country's own time zone: the server and the browser say the same, so that it never changes under a reader's eyes. */
export function greetingAt(moment: string, timeZone: string) {
  // Creating a formatter costs the server more than the rest of the greeting.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone })
  formats.set(timeZone, format)
  const hour = Number(format.format(new Date(moment)))
  if (hour >= 5 && hour < 12) return 'lobby.greetingMorning'
  return hour >= 12 && hour < 18 ? 'lobby.greetingDay' : 'lobby.greetingEvening'
}
