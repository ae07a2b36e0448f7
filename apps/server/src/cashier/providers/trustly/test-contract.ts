import type { Contract } from '../../provider-contract/test-contract.ts'

export const contract: Contract = { provenIn: 'pay-and-play/notices-in-any-order.test.ts' }
