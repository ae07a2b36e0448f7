// Runs in the merchant's frame: the shapes of Google Pay's client, answered by the sandbox's sheet in a window of its
// own.
type WalletRequest = { transactionInfo: { totalPrice: string; currencyCode: string }; merchantInfo?: { merchantName?: string } }
// Loaded as a plain script, as wallets' scripts are.
const walletOrigin = new URL((document.currentScript as HTMLScriptElement).src).origin // a script is running

class PaymentsClient {
  async isReadyToPay(): Promise<{ result: boolean }> {
    return { result: true }
  }

  createButton({ onClick }: { onClick: () => void }): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'wallet-button'
    button.addEventListener('click', onClick)
    return button
  }

  loadPaymentData(request: WalletRequest): Promise<unknown> {
    const { totalPrice: price, currencyCode: currency } = request.transactionInfo
    const query = new URLSearchParams({ price, currency, merchant: request.merchantInfo?.merchantName ?? '' })
    const sheet = open(`${walletOrigin}/wallet/sheet?${query}`, 'wallet', 'popup,width=420,height=640')
    return new Promise((resolve, reject) => {
      const canceled = () => reject(Object.assign(new Error('The sheet was closed'), { statusCode: 'CANCELED' }))
      if (!sheet) return canceled()
      const hear = ({ origin: from, source, data }: MessageEvent) => {
        if (from !== walletOrigin || source !== sheet) return
        end()
        if (!data?.token) return canceled()
        resolve({
          apiVersion: 2,
          apiVersionMinor: 0,
          paymentMethodData: {
            type: 'CARD',
            description: `•••• ${data.last4}`,
            info: { cardDetails: data.last4 },
            tokenizationData: { type: 'PAYMENT_GATEWAY', token: data.token },
          },
        })
      }
      // The window's last message may arrive after it has closed.
      let gone = 0
      const watch = setInterval(() => sheet.closed && (gone += 1) > 1 && (end(), canceled()), 400)
      const end = () => (clearInterval(watch), removeEventListener('message', hear))
      addEventListener('message', hear)
    })
  }
}

Object.assign(globalThis, { google: { payments: { api: { PaymentsClient } } } })
dispatchEvent(new Event('wallet-ready'))
