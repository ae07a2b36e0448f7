import { dateFormat } from '@fairhouse/messages/formatters.ts'
import { useOffice } from './office.ts'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** A moment as a list shows it: the day and the minute, in the reader's own time unless another zone is named. */
export function momentText(tag: string, moment: string, timeZone?: string): string {
  return dateFormat(`${tag}-u-nu-latn`, { ...day, ...clock, timeZone }).format(new Date(moment))
}

/** The time of a day, to the minute. */
export function clockText(tag: string, ms: number): string {
  return dateFormat(`${tag}-u-nu-latn`, clock).format(ms)
}

/** Says moments in the page's language. */
export function useMomentText() {
  const { tag } = useOffice().texts.language
  return (moment: string, timeZone?: string) => momentText(tag, moment, timeZone)
}
