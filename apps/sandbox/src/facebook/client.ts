// Facebook's script as pages use it: `FB.init`, then `FB.login`, which opens the dialog and calls back with an
// authorization code.
{
  type Answer = { status: string; authResponse: { code: string } | null }
  const home = new URL((document.currentScript as HTMLScriptElement).src) // it is a classic script
  let app = { appId: '', version: '' }
  const FB = {
    init: (given: { appId: string; version: string }) => void (app = given),
    login(callback: (answer: Answer) => void, { scope = '' }: { scope?: string }) {
      const query = new URLSearchParams({ client_id: app.appId, scope, response_type: 'code' })
      const opened = window.open(`${home.origin}/facebook/${app.version}/dialog/oauth?${query}`, 'facebook', 'popup,width=480,height=640')
      // The window's last message may arrive after it has closed.
      let gone = 0
      const closed = setInterval(() => (!opened || opened.closed) && (gone += 1) > 1 && end({ status: 'unknown', authResponse: null }), 500)
      const hear = ({ origin, data }: MessageEvent) => {
        if (origin === home.origin && data?.from === 'facebook')
          end({ status: data.status, authResponse: data.code ? { code: data.code } : null })
      }
      const end = (answer: Answer) => {
        clearInterval(closed)
        window.removeEventListener('message', hear)
        callback(answer)
      }
      window.addEventListener('message', hear)
    },
  }
  Object.assign(window, { FB })
}
