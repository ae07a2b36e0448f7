import { useQuery } from '@tanstack/react-query'
import { asked } from '../base/ask.ts'
import { countedText } from '../base/counted-text.ts'
import { useOffice } from '../base/office.ts'

const everyMs = 30_000

type Queued = { count: number; text: string; isOverdue: boolean }

/** How much waits in a queue for whoever is signed in, and whether the oldest is late; nothing where none does. */
export function useQueued(name: string, isAsked: boolean): Queued | undefined {
  const { background } = useOffice()
  const { data } = useQuery({ ...asked(background, 'GET /office/queues', {}), enabled: isAsked, refetchInterval: everyMs })
  const queue = isAsked ? data?.queues.find(({ kind }) => kind === name) : undefined
  if (!queue || queue.waiting === 0) return undefined
  return { count: queue.waiting, text: countedText(queue.waiting), isOverdue: queue.isOverdue }
}

/** How many messages of the chat were reported and nobody has looked at; nothing where none was. */
export function useReported(isAsked: boolean): Queued | undefined {
  const { background } = useOffice()
  const { data } = useQuery({ ...asked(background, 'GET /office/chat/reported', {}), enabled: isAsked, refetchInterval: everyMs })
  if (!isAsked || !data || data.waiting === 0) return undefined
  return { count: data.waiting, text: countedText(data.waiting), isOverdue: false }
}
