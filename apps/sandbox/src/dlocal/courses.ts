import { otherAmount, type Course } from '../orders/index.ts'

/**
 * The outcomes of a payment: the payer's at a counter or a bank, and odd ways in which the provider may report them.
 */
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

/** Each event of the protocol is named like the state that it leads to. */
export const stateAfter = (event: string): string => event
