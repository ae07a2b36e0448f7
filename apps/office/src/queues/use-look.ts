import type { OfficeAnswers, OfficeRefusal } from '@fairhouse/contract/office/office-caller.ts'
import { useEffect, useState } from 'react'
import { useOffice } from '../base/office.ts'

type LookAt = 'POST /office/documents/look' | 'POST /office/accounts/look'

/**
 * Takes an item and uncovers what it is about, once per visit of its page: every look stands in the access log. What came
 * is forgotten with the page.
 */
export function useLook<At extends LookAt>(
  at: At,
  item: string,
  mayDecide: boolean,
): { seen?: OfficeAnswers<At>; refusal?: OfficeRefusal } {
  const { caller } = useOffice()
  const [looked, setLooked] = useState<{ seen?: OfficeAnswers<At>; refusal?: OfficeRefusal }>({})
  useEffect(() => {
    if (!mayDecide) return
    let isLeft = false
    void caller.call<LookAt>(at, { item }).then((outcome) => {
      if (!isLeft) setLooked(outcome.ok ? { seen: outcome.value as OfficeAnswers<At> } : { refusal: outcome.refusal }) // the answer of its own call
    })
    return () => {
      isLeft = true
    }
  }, [caller, at, item, mayDecide])
  return looked
}
