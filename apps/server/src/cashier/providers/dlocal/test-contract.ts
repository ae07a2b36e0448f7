import { methodIds } from '../../method-catalogue/method-ids.ts'
import type { Contract } from '../../provider-contract/test-contract.ts'

const answers = { pay: 'pay', twice: 'payTwice', lost: 'paySilently', other: 'payLess', refuse: 'reject', late: 'payAfterAll' }

export const contract: Contract = {
  cases: [
    { name: 'dLocal, by transfer', method: methodIds.speiTransfer, country: 'MEX', answers, looks: { type: 'finish' } },
    { name: 'dLocal, by slip', method: methodIds.paymentSlip, country: 'MEX', answers, looks: { type: 'showPaymentSlip' } },
  ],
}
