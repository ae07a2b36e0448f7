import type { Contract } from '../../provider-contract/test-contract.ts'

export const contract: Contract = { provenIn: 'providers/bank-transfer/bank-transfer.test.ts' }
