import { accountName, shapedText, url } from '../../../settings/definition/index.ts'

/** Where dLocal is, and who we are there. */
export const settings = {
  'be.dlocal.url': url({ about: 'dLocal: address of its API', fallback: 'https://api.dlocal.com', scope: 'server' }),
  'be.dlocal.login': shapedText({ ...accountName, about: 'dLocal: the X-Login of the installation' }),
}

/** The same where the sandbox plays it. */
export const inSandbox = (sandboxOrigin: string): Partial<Record<keyof typeof settings, unknown>> => ({
  'be.dlocal.url': `${sandboxOrigin}/dlocal`,
  'be.dlocal.login': 'fairhouse',
})
