import { accountName, shapedText, url } from '../../../settings/definition/index.ts'

/** The settings of dLocal. */
export const settings = {
  'be.dlocal.url': url({ about: 'dLocal: address of its API', fallback: 'https://api.dlocal.com', scope: 'server' }),
  'be.dlocal.login': shapedText({ ...accountName, about: 'dLocal: the X-Login of the installation' }),
}

/** Their values if the sandbox plays dLocal. */
export const inSandbox = (sandboxOrigin: string): Partial<Record<keyof typeof settings, unknown>> => ({
  'be.dlocal.url': `${sandboxOrigin}/dlocal`,
  'be.dlocal.login': 'fairhouse',
})
