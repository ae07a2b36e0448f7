import { useQuery } from '@tanstack/react-query'
import { asked } from '../base/ask.ts'
import { countedText } from '../base/counted-text.ts'
import { useOffice } from '../base/office.ts'

const everyMs = 30_000

/** How much waits in a queue for whoever is signed in, and whether the oldest is late; nothing where none does. */
export function useQueued(name: string, isAsked: boolean): { count: number; text: string; isOverdue: boolean } | undefined {
  const { background } = useOffice()
  const { data } = useQuery({ ...asked(background, 'GET /office/queues', {}), enabled: isAsked, refetchInterval: everyMs })
  const queue = isAsked ? data?.queues.find(({ kind }) => kind === name) : undefined
  if (!queue || queue.waiting === 0) return undefined
  return { count: queue.waiting, text: countedText(queue.waiting), isOverdue: queue.isOverdue }
}
