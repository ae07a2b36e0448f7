import { calendarWindow, type CountedPeriod, type Window } from '@fairhouse/country-rules'

/** Lists the windows of a period from the one that holds `from`, as far as they have ended by `until`; at most so many. */
export function endedWindows(
  period: CountedPeriod,
  zone: string,
  { from, until, most }: { from: Date; until: Date; most: number },
): Window[] {
  const windows: Window[] = []
  let window = calendarWindow(period, from, zone)
  while (window.end <= until && windows.length < most) {
    windows.push(window)
    window = calendarWindow(period, window.end, zone)
  }
  return windows
}
