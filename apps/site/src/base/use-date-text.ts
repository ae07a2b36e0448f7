import { dateFormat } from '@fairhouse/messages/formatters.ts'
import { useSyncExternalStore } from 'react'
import { useSite } from './site.ts'

const shapes = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  clock: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  wholeMoment: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** Writes a moment for people, in the page's language, with the figures that amounts use. */
type DateText = (moment: string | number, shape: keyof typeof shapes) => string

/** Writes moments in the reader's time zone, which the server does not know: it draws UTC, and so does the browser until it has taken the page over. Days that belong to a zone of their own are written in that one. */
export function useDateText(zone?: string): DateText {
  const { tag } = useSite().texts.language
  const read = useSyncExternalStore(never, readersZone, drawnZone)
  const timeZone = zone ?? read
  return (moment, shape) => dateFormat(`${tag}-u-nu-latn`, { ...shapes[shape], timeZone }).format(new Date(moment))
}

const never = () => () => {}
const readersZone = () => undefined
const drawnZone = () => 'UTC'
