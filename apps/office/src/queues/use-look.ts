import type { OfficeAnswers, OfficeRefusal } from '@fairhouse/contract/office/office-caller.ts'
import { useEffect, useState } from 'react'
import { useOffice } from '../base/office.ts'

type LookAt = 'POST /office/documents/look' | 'POST /office/accounts/look'

const seenMs = 10 * 60_000

/** What somebody sees of an item that they have taken: nothing yet, all of it, a refusal, or nothing any more. */
export type Look<At extends LookAt> = {
  seen?: OfficeAnswers<At>
  refusal?: OfficeRefusal
  /** Ten minutes have passed, and it is covered again. */
  isOver?: boolean
}

/**
 * Takes an item and uncovers what it is about, once per visit of its page and for ten minutes: every look stands in the
 * access log. `again` looks anew. What came is forgotten with the page.
 */
export function useLook<At extends LookAt>(at: At, item: string, mayDecide: boolean): Look<At> & { again: () => void } {
  const { caller } = useOffice()
  const [looked, setLooked] = useState<Look<At>>({})
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (!mayDecide) return
    let isLeft = false
    let cover: ReturnType<typeof setTimeout> | undefined
    void caller.call<LookAt>(at, { item }).then((outcome) => {
      if (isLeft) return
      setLooked(outcome.ok ? { seen: outcome.value as OfficeAnswers<At> } : { refusal: outcome.refusal }) // the answer of its own call
      if (outcome.ok) cover = setTimeout(() => setLooked({ isOver: true }), seenMs)
    })
    return () => {
      isLeft = true
      clearTimeout(cover)
    }
  }, [caller, at, item, mayDecide, looks])
  return { ...looked, again: () => setLooks((before) => before + 1) }
}
