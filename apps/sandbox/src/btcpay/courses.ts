import { otherAmount, type Course, type Order } from '../orders/index.ts'

/** The outcomes of an invoice: seen, confirmed, too little, too much, too late. */
export const courses: Record<string, Course> = {
  pay: { label: 'Pay it', kind: 'good', steps: [{ event: 'InvoiceProcessing' }, { event: 'InvoiceSettled' }] },
  seen: {
    label: 'Pay it, confirmed after ten minutes',
    kind: 'good',
    steps: [{ event: 'InvoiceProcessing' }, { event: 'InvoiceSettled', afterSeconds: 600 }],
  },
  payTwice: {
    label: 'Pay it, told twice',
    kind: 'good',
    steps: [{ event: 'InvoiceSettled' }, { event: 'InvoiceSettled', afterSeconds: 1 }],
  },
  paySilently: { label: 'Pay it, the notice is lost', kind: 'good', steps: [{ event: 'InvoiceSettled', silent: true }] },
  payMore: { label: 'Pay more', steps: [{ event: 'InvoiceSettled:PaidOver' }] },
  payLess: { label: 'Pay less', steps: [{ event: 'InvoiceExpired:PaidPartial' }] },
  payLate: { label: 'Pay it too late', kind: 'good', late: true, steps: [{ event: 'InvoiceSettled:PaidLate' }] },
  pay40: { label: 'Pay 40.00', kind: 'good', steps: [{ event: 'InvoiceSettled:40.00' }] },
  invalid: {
    label: 'The transfer never confirms',
    kind: 'bad',
    steps: [{ event: 'InvoiceProcessing' }, { event: 'InvoiceInvalid', afterSeconds: 60 }],
  },
  expire: { label: 'Let it expire', steps: [{ event: 'InvoiceExpired' }] },
}

/** The state is the event that led to it; an invoice that was only seen stays open. */
export const stateAfter = (event: string): string => event

/** Returns the status of an invoice as the protocol names it. */
export function statusOf(order: Order): { status: string; additionalStatus: string; paid: string } {
  const [event, more = 'None'] = order.state.split(':')
  const status = event === 'open' ? 'New' : (event ?? '').replace('Invoice', '')
  if (/^\d/.test(more)) return { status, additionalStatus: 'None', paid: more }
  const paid = more === 'PaidOver' ? otherAmount(order, 'more') : more === 'PaidPartial' ? otherAmount(order, 'less') : order.amount
  return { status, additionalStatus: more, paid: status === 'Settled' || more === 'PaidPartial' ? paid : '0' }
}
