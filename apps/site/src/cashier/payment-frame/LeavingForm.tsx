import type { DepositStep } from '@fairhouse/contract'
import { useEffect, useRef } from 'react'
import { useT } from '../../base/site.ts'
import { StepFields } from './StepFields.tsx'
import { Waiting } from '../status/Waiting.tsx'

/** Sends the whole page to the provider, which sends it back afterwards. */
export function LeavingForm({ step }: { step: DepositStep }) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <>
      <form ref={form} action={step.url} method={step.type === 'redirect' ? 'GET' : step.method} target="_top" hidden>
        <StepFields step={step} />
      </form>
      <Waiting title={t('cashier.submitting')} />
    </>
  )
}
