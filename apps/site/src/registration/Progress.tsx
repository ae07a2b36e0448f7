import type { Answers } from '@fairhouse/contract/caller.ts'
import { Stepper } from '@fairhouse/ui'
import { useT } from '../base/site.ts'

/** The steps of a regular registration, as the server tells them. */
export type Steps = Answers<'GET /api/registration/fields'>['steps']

/** The stepper: its third entry covers confirmation and verification. */
export function Progress({ steps, step }: { steps: Steps; step: number }) {
  const t = useT()
  const current = Math.min(step, 3) - 1
  return (
    <Stepper
      label={t('registration.steps')}
      steps={steps.map(({ name }) => t(`registration.${name}`))}
      current={current}
      now={t('registration.stepNow', { step: current + 1, count: steps.length })}
    />
  )
}
