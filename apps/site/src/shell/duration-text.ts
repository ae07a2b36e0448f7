import type { T } from '@fairhouse/messages'

/** How long something has lasted, in hours and minutes; empty where it began after now. */
export function durationText(t: T, since: string, nowMs: number): string {
  const minutes = Math.floor((nowMs - Date.parse(since)) / 60_000)
  if (!(minutes >= 0)) return ''
  return minutes < 60 ? t('shell.minutes', { minutes }) : t('shell.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
