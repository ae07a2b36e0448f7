// Google's script as pages use it: `google.accounts.oauth2.initCodeClient` opens a window and calls back with an
// authorization code.
{
  type Client = {
    client_id: string
    scope: string
    state?: string
    callback: (answer: { code?: string; error?: string; state?: string }) => void
    error_callback?: (error: { type: string }) => void
  }
  const home = new URL((document.currentScript as HTMLScriptElement).src) // it is a classic script
  const initCodeClient = (client: Client) => ({
    requestCode() {
      const query = new URLSearchParams({
        client_id: client.client_id,
        redirect_uri: location.origin,
        response_type: 'code',
        scope: client.scope,
        state: client.state ?? '',
        way: 'window',
      })
      const opened = window.open(`${home.origin}/google/authorize?${query}`, 'google', 'popup,width=480,height=640')
      if (!opened) return client.error_callback?.({ type: 'popup_failed_to_open' })
      // The window's last message may arrive after it has closed.
      let gone = 0
      const closed = setInterval(
        () => opened.closed && (gone += 1) > 1 && end(() => client.error_callback?.({ type: 'popup_closed' })),
        500,
      )
      const hear = ({ origin, data }: MessageEvent) => {
        if (origin === home.origin && data?.from === 'google') end(() => client.callback(data))
      }
      const end = (tell: () => void) => {
        clearInterval(closed)
        window.removeEventListener('message', hear)
        tell()
      }
      window.addEventListener('message', hear)
    },
  })
  Object.assign(window, { google: { accounts: { oauth2: { initCodeClient } } } })
}
