import { otherAmount, type Course } from '../orders/index.ts'

/** What a payment can be answered: as its payer would at a counter or a bank, and as the provider might tell it. */
export const courses: Record<string, Course> = {
  pay: { label: 'Pay it', kind: 'good', steps: [{ event: 'PAID' }] },
  payTwice: { label: 'Pay it, told twice', kind: 'good', steps: [{ event: 'PAID' }, { event: 'PAID', afterSeconds: 1 }] },
  payLate: { label: 'Pay it, told after an hour', kind: 'good', steps: [{ event: 'PAID', afterSeconds: 3600 }] },
  paySilently: { label: 'Pay it, the notice is lost', kind: 'good', steps: [{ event: 'PAID', silent: true }] },
  payAfterAll: { label: 'Pay it after all', kind: 'good', late: true, steps: [{ event: 'PAID' }] },
  payLess: { label: 'Pay less', steps: [{ event: 'PAID', details: (order) => ({ amount: otherAmount(order, 'less') }) }] },
  payMore: { label: 'Pay more', steps: [{ event: 'PAID', details: (order) => ({ amount: otherAmount(order, 'more') }) }] },
  reject: { label: 'Reject', kind: 'bad', steps: [{ event: 'REJECTED' }] },
  cancel: { label: 'Cancel', kind: 'bad', steps: [{ event: 'CANCELLED' }] },
  expire: { label: 'Let it expire', steps: [{ event: 'EXPIRED' }] },
}

/** Every event of the protocol is the state that it leads to. */
export const stateAfter = (event: string): string => event
