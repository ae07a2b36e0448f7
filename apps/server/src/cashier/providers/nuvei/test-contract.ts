import { methodIds } from '../../method-catalogue/method-ids.ts'
import type { Contract } from '../../provider-contract/test-contract.ts'

const answers = { pay: 'approve', twice: 'twice', lost: 'silently', other: 'other', refuse: 'decline', late: 'late' }

export const contract: Contract = {
  cases: [{ name: 'Nuvei', method: methodIds.onlineBanking, country: 'MLT', answers, looks: { type: 'form', method: 'POST' } }],
}
