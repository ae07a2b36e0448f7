import type { Limits } from '@fairhouse/contract'
import { Button, EmptyState, Skeleton } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { useAnswer } from '../asking.ts'
import { useT } from '../site.ts'

type LimitsLoadedProps = { of?: 'GET /api/limits' | 'GET /api/limits/deposit'; children: (limits: Limits) => ReactNode }

/** Shows the limits once they have come, and says so where they do not; what the page knows of them already is shown at once. */
export function LimitsLoaded({ of = 'GET /api/limits', children }: LimitsLoadedProps) {
  const t = useT()
  const known = useAnswer('GET /api/limits', {}, { enabled: false }).data
  const { data = known, isError, refetch } = useAnswer(of, {}, { timeoutMs: 5000 })
  if (data) return children(data.limits)
  if (!isError) return <Skeleton label={t('shell.loading')} lines={6} />
  return (
    <EmptyState title={t('limits.failed')}>
      <Button kind="line" onClick={() => void refetch()}>
        {t('shell.tryAgain')}
      </Button>
    </EmptyState>
  )
}
