import type { Contract } from '../../provider-contract/test-contract.ts'

export const contract: Contract = { provenIn: 'deposits/deposit.test.ts' }
