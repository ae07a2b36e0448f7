import { numberFormat } from '@fairhouse/messages/formatters.ts'

/** Formats the time left: minutes and seconds under an hour, hours and minutes above; undefined once it is over. */
export function countdownText(untilMs: number, nowMs: number): string | undefined {
  const seconds = Math.ceil((untilMs - nowMs) / 1000)
  if (seconds <= 0) return undefined
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}` : `${two(minutes)}:${two(seconds % 60)}`
}

const hourMs = 3_600_000

/** Formats a time in whole days, or in hours from two hours up; undefined if minutes matter. */
export function longTimeText(leftMs: number, language: string): string | undefined {
  if (leftMs < 2 * hourMs) return undefined
  const [unit, of] = leftMs < 48 * hourMs ? (['hour', hourMs] as const) : (['day', 24 * hourMs] as const)
  return numberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(leftMs / of))
}
