import { approvalWants } from '@fairhouse/contract/office/queues/approval-wants.ts'
import { integer, listOut, oneOf, record, shapedText } from '../definition/setting.ts'

const decimal = (fallback: string) =>
  shapedText({ about: '', fallback, scope: 'server', shape: /^\d{1,9}(\.\d{1,4})?$/, allowed: 'a decimal number' })

/** Who or what decides on withdrawals. */
export const withdrawals = {
  'withdrawal.signFrom': record({
    about: 'From which amount, by currency, a passkey signs the payment of a withdrawal; a currency without one is always signed',
    fallback: { EUR: '500.00', GBP: '500.00', USD: '500.00', SEK: '5000.00', NOK: '5000.00', DKK: '4000.00' },
    scope: 'server',
    of: decimal('500.00'),
  }),
  'withdrawal.secondFrom': record({
    about: 'From which amount, by currency, a second person agrees to the payment of a withdrawal; a currency without one always needs one',
    fallback: { EUR: '5000.00', GBP: '5000.00', USD: '5000.00', SEK: '50000.00', NOK: '50000.00', DKK: '40000.00' },
    scope: 'server',
    of: decimal('5000.00'),
  }),
  'withdrawal.approval': oneOf({
    about: 'Whether withdrawals within the rule (withdrawal.approvalUpTo, …AfterDays, …Wants) are paid without a person',
    fallback: 'off',
    scope: 'server',
    words: ['off', 'on'],
  }),
  'withdrawal.approvalUpTo': record({
    about: 'Up to which amount, by currency, the rule approves a withdrawal; it approves none in a currency without one',
    fallback: {},
    scope: 'server',
    of: decimal('100.00'),
  }),
  'withdrawal.approvalAfterDays': integer({
    about: 'How many days old an account must be for the rule to approve its withdrawals',
    fallback: 30,
    scope: 'server',
    min: 0,
    max: 3650,
  }),
  'withdrawal.approvalWants': listOut({
    about:
      'What the rule wants as well: validated (identity and address were seen), confirmed (the destination was confirmed or money came from it), closedLoop (money came from the destination), active (the account is), nothingHeld (nobody holds the money), paidBefore (the destination was paid before)',
    fallback: [...approvalWants],
    scope: 'server',
    words: [...approvalWants],
  }),
}
