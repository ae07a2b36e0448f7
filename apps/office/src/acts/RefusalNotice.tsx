import type { OfficeRefusal } from '@fairhouse/contract/office/office-caller.ts'
import { Notice } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { refusalOf } from '../base/ask.ts'
import { useOffice } from '../base/office.ts'
import { refusalWords } from './refusal-words.ts'

/** Why something was refused, in words that say what to do next. */
export function RefusalNotice({ refusal, children }: { refusal: OfficeRefusal; children?: ReactNode }) {
  const { texts } = useOffice()
  const isOurs = refusal.error === 'failed' || refusal.error === 'away' || refusal.error === 'connection'
  return (
    <Notice meaning={isOurs ? 'danger' : 'warning'} live>
      <p>{refusalWords(texts, refusal)}</p>
      {children}
    </Notice>
  )
}

/** The same for a question whose answer did not come. */
export const ErrorNotice = ({ error, children }: { error: unknown; children?: ReactNode }) => (
  <RefusalNotice refusal={refusalOf(error)}>{children}</RefusalNotice>
)
