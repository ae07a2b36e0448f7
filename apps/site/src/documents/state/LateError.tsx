import type { ErrorAnswer } from '@fairhouse/contract'
import { errorArea } from '@fairhouse/messages'
import { Suspense } from 'react'
import { useWords } from '../../base/loaded-words.ts'
import { ErrorMessage } from '../../frame/page/ErrorMessage.tsx'
import { useSite } from '../../base/site.ts'

/** Shows an error's text on a page that has not loaded the error texts yet. */
export function LateError({ error }: { error: ErrorAnswer }) {
  return (
    <Suspense>
      <Words error={error} />
    </Suspense>
  )
}

function Words({ error }: { error: ErrorAnswer }) {
  const { texts } = useSite()
  useWords(texts, errorArea)
  return <ErrorMessage error={error} />
}
