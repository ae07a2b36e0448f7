import type { T } from '@fairhouse/messages'

const longHours = 6

/** Returns the longest a login still lasts: hours with one decimal above six, else minutes. */
export function timeLeftText(t: T, endsAt: string, nowMs: number): string {
  const minutes = Math.max(0, Math.floor((Date.parse(endsAt) - nowMs) / 60_000))
  return minutes > longHours * 60 ? t('my.hoursLeft', { hours: Math.floor(minutes / 6) / 10 }) : t('my.minutesLeft', { minutes })
}
