import { methodIds } from '../../method-catalogue/method-ids.ts'
import type { Contract } from '../../provider-contract/test-contract.ts'

const answers = { pay: 'pay', twice: 'payTwice', lost: 'paySilently', other: 'payMore', refuse: 'invalid', late: 'payLate' }

export const contract: Contract = {
  cases: [{ name: 'BTCPay Server', method: methodIds.cryptoInvoice, country: 'MLT', answers, looks: { type: 'finish' } }],
}
