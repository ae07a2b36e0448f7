import { integer, shapedText, text, url } from '../definition/setting.ts'

const name = {
  scope: 'server',
  fallback: '',
  shape: /^[\w.@:-]{0,100}$/,
  allowed: 'letters, digits, dots, dashes and underscores',
} as const

/** Where payment providers are, and who we are there. Their secrets are in the environment. */
export const paymentProviders = {
  'be.cardAcquirer.url': url({
    about: "Cards: address of the acquirer's API",
    fallback: 'https://acquirer.example',
    scope: 'server',
  }),
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
  'be.dlocal.url': url({ about: 'dLocal: address of its API', fallback: 'https://api.dlocal.com', scope: 'server' }),
  'be.dlocal.login': shapedText({ ...name, about: 'dLocal: the X-Login of the installation' }),
  'be.nuvei.pageUrl': url({ about: 'Nuvei: its payment page', fallback: 'https://secure.safecharge.com/ppp/purchase.do', scope: 'server' }),
  'be.nuvei.apiUrl': url({ about: 'Nuvei: address of its API', fallback: 'https://secure.safecharge.com/ppp/api/v1', scope: 'server' }),
  'be.nuvei.merchantId': shapedText({ ...name, about: 'Nuvei: the merchant' }),
  'be.nuvei.merchantSiteId': shapedText({ ...name, about: "Nuvei: the merchant's site" }),
  'be.walletButton.scriptUrl': url({
    about: "A phone's wallet: the script that draws its button",
    fallback: 'https://pay.google.com/gp/p/js/pay.js',
    scope: 'server',
  }),
  'be.btcpay.url': url({ about: 'BTCPay Server: its address', fallback: 'https://btcpay.example', scope: 'server' }),
  'be.btcpay.storeId': shapedText({ ...name, about: 'BTCPay Server: the store that is paid' }),
  'be.btcpay.expirationMinutes': integer({
    about: 'BTCPay Server: how long the rate of an invoice holds',
    fallback: 15,
    scope: 'server',
    min: 5,
    max: 1440,
  }),
}
