import type { ErrorAnswer } from '@fairhouse/contract'
import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { Refused } from '../../base/answers.ts'
import { ErrorMessage } from '../../frame/page/ErrorMessage.tsx'
import { useT } from '../../base/site.ts'

type Props<Data> = {
  answer: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> }
  children: (data: Data) => ReactNode
}

/** Renders an answer: loading, its content, or an error with a retry. */
export function Loaded<Data>({ answer: { data, error, refetch }, children }: Props<Data>) {
  const t = useT()
  if (data !== undefined) return children(data)
  const refused: ErrorAnswer | undefined = error instanceof Refused && error.answer.error !== 'connection' ? error.answer : undefined
  if (refused) return <ErrorMessage error={refused} />
  if (!error) return <Skeleton label={t('shell.loading')} lines={5} />
  return (
    <EmptyState title={t('documents.loadFailed')} text={t('documents.loadFailedText')}>
      <Button kind="line" onClick={() => void refetch()}>
        {t('shell.tryAgain')}
      </Button>
    </EmptyState>
  )
}
