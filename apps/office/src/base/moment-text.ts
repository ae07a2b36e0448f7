import { useOffice } from './office.ts'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** A moment as a list shows it: the day and the minute, in the reader's own time. */
export function momentText(tag: string, moment: string): string {
  return new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { ...day, ...clock }).format(new Date(moment))
}

/** The time of a day, to the minute. */
export function clockText(tag: string, ms: number): string {
  return new Intl.DateTimeFormat(`${tag}-u-nu-latn`, clock).format(ms)
}

/** How long ago a moment was, in its largest unit; what lies ahead says so. */
export function agoText(tag: string, moment: string, nowMs: number): string {
  const seconds = Math.round((Date.parse(moment) - nowMs) / 1000)
  const size = Math.abs(seconds)
  const form = new Intl.RelativeTimeFormat(`${tag}-u-nu-latn`, { numeric: 'auto' })
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const
  const [unit, each] = units.find(([, least]) => size >= least) ?? ['second', 1]
  return form.format(unit === 'second' ? 0 : Math.trunc(seconds / each), unit === 'second' ? 'minute' : unit)
}

/** Says moments in the page's language. */
export function useMomentText() {
  const { tag } = useOffice().texts.language
  return (moment: string) => momentText(tag, moment)
}
