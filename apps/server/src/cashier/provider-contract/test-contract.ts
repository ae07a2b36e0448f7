import type { DepositStep } from '@fairhouse/contract'

/** One way to pay that the shared suite of adapters goes through. */
export type ContractCase = {
  name: string
  method: number
  country: string
  /** What the sandbox calls the answers that every protocol has. */
  answers: { pay: string; twice: string; lost: string; other: string; refuse: string; late: string }
  /** How the deposit is told to go on. */
  looks: Partial<DepositStep>
}

/** What an adapter's folder hands to the shared suite: its cases, or the test that proves the same because its payer acts in another way. */
export type Contract = { cases: readonly ContractCase[] } | { provenIn: string }
