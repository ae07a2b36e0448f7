import type { OfficeRefusal } from '@fairhouse/contract/office/office-caller.ts'
import { useEffect, useState } from 'react'
import { refusalOf } from '../base/ask.ts'
import { useOffice } from '../base/office.ts'
import type { View, ViewEvent } from './viewer-step.ts'

/** A page whose address has been asked for. */
export type ShownPage = { file: number; page: number; address: string }

/**
 * Asks for the address of the page that is looked at, once: an address works once, and the picture stays in the page.
 * `failed` says that the picture did not come; `again` asks anew.
 */
export function usePages(item: string, { file, page }: View, move: (event: ViewEvent) => void) {
  const { caller } = useOffice()
  const [pages, setPages] = useState<readonly ShownPage[]>([])
  const [refusal, setRefusal] = useState<OfficeRefusal>()
  const [tries, setTries] = useState(0)
  const isKnown = pages.some((one) => one.file === file && one.page === page)
  useEffect(() => {
    if (isKnown) return
    let isLeft = false
    void caller.call('POST /office/documents/page', { item, file, page }).then((outcome) => {
      if (isLeft) return
      setRefusal(outcome.ok ? undefined : outcome.refusal)
      if (!outcome.ok) return
      move({ name: 'counted', file, pages: outcome.value.pages })
      setPages((before) => [
        ...before.filter((one) => one.file !== file || one.page !== page),
        { file, page, address: outcome.value.address },
      ])
    })
    return () => {
      isLeft = true
    }
  }, [caller, item, file, page, isKnown, tries, move])
  const failed = () => setRefusal(refusalOf(undefined))
  const again = () => {
    setRefusal(undefined)
    setPages((before) => before.filter((one) => one.file !== file || one.page !== page))
    setTries((before) => before + 1)
  }
  return { pages, refusal, failed, again }
}
