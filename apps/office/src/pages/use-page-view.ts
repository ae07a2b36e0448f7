import type { PageText } from '@fairhouse/contract/office/pages.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Refused } from '../base/ask.ts'
import { useOffice } from '../base/office.ts'
import { usePaused } from '../base/use-paused.ts'
import type { OpenedView } from '../previews/index.ts'

const pauseMs = 500

/** A view of a page as it is written, made anew whenever whoever writes has paused. It is in memory alone. */
export function usePageView(of: { name: string; language: string }, text: PageText) {
  const { background, texts } = useOffice()
  const paused = usePaused(JSON.stringify(text), pauseMs)
  const looker = texts.language.code
  const { data, error, refetch } = useQuery<OpenedView, Error>({
    queryKey: ['page view', of, paused, looker],
    queryFn: async () => {
      const made = await background.call('POST /office/pages/view', { ...of, text: JSON.parse(paused) as PageText, looker }) // written above
      if (!made.ok) throw new Refused(made.refusal)
      const opened = await background.call('POST /office/previews/open', { token: made.value.token })
      if (!opened.ok) throw new Refused(opened.refusal)
      return opened.value
    },
    placeholderData: keepPreviousData,
    // Each is opened once: only another text, or whoever looks, makes another.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return { view: data, error, again: () => void refetch() }
}
