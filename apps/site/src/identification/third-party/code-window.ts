import type { PageSettings } from '@fairhouse/contract'

/** Services whose own script opens a window in which one signs in, and hands the page an authorization code. */
const codeServices = ['google', 'facebook', 'apple'] as const
export type CodeService = (typeof codeServices)[number]
export const isCodeService = (name: string): name is CodeService => (codeServices as readonly string[]).includes(name) // wider, to be asked with any name

declare global {
  interface Window {
    google?: {
      accounts: {
        oauth2: {
          initCodeClient: (client: {
            client_id: string
            scope: string
            ux_mode: 'popup'
            callback: (answer: { code?: string }) => void
            error_callback: () => void
          }) => { requestCode: () => void }
        }
      }
    }
    FB?: {
      init: (app: { appId: string; version: string }) => void
      login: (callback: (answer: { authResponse: { code?: string } | null }) => void, options: Record<string, unknown>) => void
    }
    AppleID?: {
      auth: {
        init: (client: { clientId: string; scope: string; redirectURI: string; usePopup: boolean }) => void
        signIn: () => Promise<{ authorization: { code: string } }>
      }
    }
  }
}

/**
 * Loads a service's script so that a click can open its window at once: browsers open windows only on a click. Nothing
 * of a service is loaded before it is chosen.
 */
export function prepareCodeWindow(service: CodeService, { fe }: Pick<PageSettings, 'fe'>): Promise<void> {
  const src = String(fe[`${service}.scriptUrl`] ?? '')
  loading[service] ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = src
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      delete loading[service]
      reject(new Error(`The script of ${service} did not come`))
    })
    document.head.append(script)
  })
  return loading[service]
}
const loading: Partial<Record<CodeService, Promise<void>>> = {}

/**
 * Opens the service's window and returns its authorization code; undefined if the person closes it or refuses. The
 * script must be loaded.
 */
export function codeFrom(service: CodeService, { fe }: Pick<PageSettings, 'fe'>): Promise<string | undefined> {
  return windows[service]((name) => String(fe[`${service}.${name}`] ?? ''))
}

const windows: Record<CodeService, (setting: (name: string) => string) => Promise<string | undefined>> = {
  google: (setting) =>
    new Promise((resolve) => {
      const client = window.google?.accounts.oauth2.initCodeClient({
        client_id: setting('clientId'),
        scope: 'openid email profile',
        ux_mode: 'popup',
        callback: ({ code }) => resolve(code),
        error_callback: () => resolve(undefined),
      })
      if (client) client.requestCode()
      else resolve(undefined)
    }),
  facebook: (setting) =>
    new Promise((resolve) => {
      if (!window.FB) return resolve(undefined)
      window.FB.init({ appId: setting('appId'), version: `v${setting('sdkVersion')}` })
      window.FB.login(({ authResponse }) => resolve(authResponse?.code), {
        scope: 'public_profile,email',
        response_type: 'code',
        override_default_response_type: true,
      })
    }),
  async apple(setting) {
    window.AppleID?.auth.init({
      clientId: setting('clientId'),
      scope: 'name email',
      redirectURI: `${location.origin}/identification/return/apple`,
      usePopup: true,
    })
    const answer = await window.AppleID?.auth.signIn().catch(() => undefined)
    return answer?.authorization.code
  },
}
