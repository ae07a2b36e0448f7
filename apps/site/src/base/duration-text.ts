import type { T } from '@fairhouse/messages'

/**
 * Formats how long something has lasted: seconds below a minute, minutes below an hour, then hours and minutes;
 * `zeroFill` pads each to two digits. Empty if it begins in the future.
 */
export function durationText(t: T, since: string, nowMs: number, zeroFill = false): string {
  const all = Math.floor((nowMs - Date.parse(since)) / 1000)
  if (!(all >= 0)) return ''
  const shown = (number: number) => (zeroFill ? String(number).padStart(2, '0') : number)
  if (all < 60) return t('shell.seconds', { seconds: shown(all) })
  const minutes = Math.floor(all / 60)
  if (minutes < 60) return t('shell.minutes', { minutes: shown(minutes) })
  return t('shell.hours', { hours: shown(Math.floor(minutes / 60)), minutes: shown(minutes % 60) })
}
