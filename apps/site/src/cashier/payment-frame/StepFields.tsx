import type { DepositStep } from '@fairhouse/contract'

/** The hidden fields of a step's form. */
export function StepFields({ step }: { step: DepositStep }) {
  return step.params.map(({ name, value }, place) => <input key={place} type="hidden" name={name} value={value} readOnly />)
}
