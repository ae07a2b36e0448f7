import type { DepositStep } from '@fairhouse/contract'

/** One method that the shared adapter suite runs through. */
export type ContractCase = {
  name: string
  method: number
  country: string
  /** The sandbox's names for the outcomes every protocol has. */
  answers: { pay: string; twice: string; lost: string; other: string; refuse: string; late: string }
  /** What the next step should look like. */
  looks: Partial<DepositStep>
}

/**
 * What an adapter's folder hands to the shared suite: its cases, or the test that proves the same because its payer
 * acts differently.
 */
export type Contract = { cases: readonly ContractCase[] } | { provenIn: string }
