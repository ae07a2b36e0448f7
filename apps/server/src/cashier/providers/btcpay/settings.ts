import { accountName, integer, shapedText, url } from '../../../settings/definition/index.ts'

/** The settings of BTCPay Server. */
export const settings = {
  'be.btcpay.url': url({ about: 'BTCPay Server: its address', fallback: 'https://btcpay.example', scope: 'server' }),
  'be.btcpay.storeId': shapedText({ ...accountName, about: 'BTCPay Server: the store that is paid' }),
  'be.btcpay.expirationMinutes': integer({
    about: 'BTCPay Server: how long the rate of an invoice holds',
    fallback: 15,
    scope: 'server',
    min: 5,
    max: 1440,
  }),
}

/** Their values if the sandbox plays BTCPay Server. */
export const inSandbox = (sandboxOrigin: string): Partial<Record<keyof typeof settings, unknown>> => ({
  'be.btcpay.url': `${sandboxOrigin}/btcpay`,
  'be.btcpay.storeId': 'fairhouse',
})
