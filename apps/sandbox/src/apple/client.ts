// Apple's script as pages use it: `AppleID.auth.init`, then `AppleID.auth.signIn`, which opens a window and answers
// with a code.
{
  type Settings = { clientId: string; scope: string; redirectURI: string; state?: string; nonce?: string; usePopup: boolean }
  const home = new URL((document.currentScript as HTMLScriptElement).src) // it is a classic script
  let settings: Settings | undefined
  const auth = {
    init: (given: Settings) => void (settings = given),
    signIn: () =>
      new Promise((resolve, reject) => {
        if (!settings) return reject({ error: 'not_initialised' })
        const { clientId, scope, redirectURI, state = '', nonce } = settings
        const query = new URLSearchParams({
          client_id: clientId,
          redirect_uri: redirectURI,
          response_type: 'code',
          scope,
          state,
          way: 'window',
          ...(nonce ? { nonce } : {}),
        })
        const opened = window.open(`${home.origin}/apple/authorize?${query}`, 'apple', 'popup,width=480,height=640')
        if (!opened) return reject({ error: 'popup_blocked_by_browser' })
        // The window's last message may arrive after it has closed.
        let gone = 0
        const closed = setInterval(() => opened.closed && (gone += 1) > 1 && end(() => reject({ error: 'popup_closed_by_user' })), 500)
        const hear = ({ origin, data }: MessageEvent) => {
          if (origin !== home.origin || data?.from !== 'apple') return
          end(() =>
            data.code ? resolve({ authorization: { code: data.code, state: data.state } }) : reject({ error: 'user_cancelled_authorize' }),
          )
        }
        const end = (tell: () => void) => {
          clearInterval(closed)
          window.removeEventListener('message', hear)
          tell()
        }
        window.addEventListener('message', hear)
      }),
  }
  Object.assign(window, { AppleID: { auth } })
}
