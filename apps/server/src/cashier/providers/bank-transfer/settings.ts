import { shapedText, text, url } from '../../../settings/definition/index.ts'

/** The settings of transfers to the operator's own account. */
export const settings = {
  'be.bankTransfer.iban': shapedText({
    about: "Transfers: the IBAN of the operator's account",
    fallback: '',
    scope: 'server',
    shape: /^(?:[A-Z]{2}\d{2}[A-Z0-9]{8,30})?$/,
    allowed: 'an IBAN without spaces',
  }),
  'be.bankTransfer.bic': shapedText({
    about: 'Transfers: the BIC of its bank',
    fallback: '',
    scope: 'server',
    shape: /^(?:[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)?$/,
    allowed: 'a BIC',
  }),
  'be.bankTransfer.name': text({ about: 'Transfers: whose account it is', fallback: 'Fairhouse', scope: 'server', max: 70 }),
  'be.bankTransfer.payoutUrl': url({
    about: 'Transfers: where our bank takes payment orders',
    fallback: 'https://bank.example/payments',
    scope: 'server',
  }),
}

/** Their values if the sandbox plays the bank. */
export const inSandbox = (sandboxOrigin: string): Partial<Record<keyof typeof settings, unknown>> => ({
  'be.bankTransfer.iban': 'EE382200221020145685',
  'be.bankTransfer.bic': 'SBXXEE2X',
  'be.bankTransfer.name': 'Fairhouse Sandbox',
  'be.bankTransfer.payoutUrl': `${sandboxOrigin}/bank/payments`,
})
