import type { Limits } from '@fairhouse/contract'
import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { useAnswer } from '../base/answers.ts'
import { useT } from '../base/site.ts'

/** Shows the limits once they and their texts have loaded, so that nothing jumps, and an error if they do not load. */
export function LimitsLoaded({ children }: { children: (limits: Limits) => ReactNode }) {
  const t = useT()
  const { data, isError, refetch } = useAnswer('GET /api/limits', {})
  const words = useAnswer('GET /api/limits/texts', {})
  if (data && !words.isPending) return children(data.limits)
  if (!isError) return <Skeleton label={t('shell.loading')} lines={6} />
  return (
    <EmptyState title={t('limits.failed')}>
      <Button kind="line" onClick={() => void refetch()}>
        {t('shell.tryAgain')}
      </Button>
    </EmptyState>
  )
}
