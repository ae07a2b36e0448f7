import type { T } from '@fairhouse/messages'

const longHours = 6

/** How long a login still lasts at most: in hours where that is more than six, with one decimal, else in minutes. */
export function timeLeftText(t: T, endsAt: string, nowMs: number): string {
  const minutes = Math.max(0, Math.floor((Date.parse(endsAt) - nowMs) / 60_000))
  return minutes > longHours * 60 ? t('my.hoursLeft', { hours: Math.floor(minutes / 6) / 10 }) : t('my.minutesLeft', { minutes })
}
