import { dateFormat } from '@fairhouse/messages/formatters.ts'

/** The greeting of an hour in a country's own time zone: the server and the browser say the same, so that it never changes under a reader's eyes. */
export function greetingAt(moment: string, timeZone: string) {
  const hour = Number(dateFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(new Date(moment)))
  if (hour >= 5 && hour < 12) return 'lobby.greetingMorning'
  return hour >= 12 && hour < 18 ? 'lobby.greetingDay' : 'lobby.greetingEvening'
}
