import { accountName, shapedText, url } from '../../../settings/definition/index.ts'

/** The settings of Nuvei. */
export const settings = {
  'be.nuvei.pageUrl': url({ about: 'Nuvei: its payment page', fallback: 'https://secure.safecharge.com/ppp/purchase.do', scope: 'server' }),
  'be.nuvei.apiUrl': url({ about: 'Nuvei: address of its API', fallback: 'https://secure.safecharge.com/ppp/api/v1', scope: 'server' }),
  'be.nuvei.merchantId': shapedText({ ...accountName, about: 'Nuvei: the merchant' }),
  'be.nuvei.merchantSiteId': shapedText({ ...accountName, about: "Nuvei: the merchant's site" }),
}

/** Their values if the sandbox plays Nuvei. */
export const inSandbox = (sandboxOrigin: string): Partial<Record<keyof typeof settings, unknown>> => ({
  'be.nuvei.pageUrl': `${sandboxOrigin}/nuvei/purchase.do`,
  'be.nuvei.apiUrl': `${sandboxOrigin}/nuvei/api/v1`,
  'be.nuvei.merchantId': 'fairhouse',
  'be.nuvei.merchantSiteId': 'fairhouse-site',
})
