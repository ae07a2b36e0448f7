import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Skeleton } from '@fairhouse/ui'
import { useT } from '../../base/site.ts'

const FundsForm = lazy(async () => ({ default: (await import('./FundsForm.tsx')).FundsForm }))

/** `?modal=sof-validation`: source of funds, over the page that asked for it. */
export function FundsModal() {
  const t = useT()
  const navigate = useNavigate()
  return (
    <Suspense fallback={<Skeleton label={t('shell.loading')} lines={5} />}>
      <FundsForm ends="ok" onEnd={() => void navigate({ to: '.', search: ({ modal: _modal, ...now }) => now })} />
    </Suspense>
  )
}
