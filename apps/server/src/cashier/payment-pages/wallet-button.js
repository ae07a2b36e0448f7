// Runs in the frame of the one-click button: draws the wallet's own button, opens its sheet for the amount that the page has told, and hands over what it gives.
const query = new URLSearchParams(location.search)
const asked = { amount: '', campaign: '-1' }
const tell = (value, data) => parent.postMessage({ type: 'deposit', value, data }, location.origin)

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== parent || data?.type !== 'deposit' || data.value !== 'amount') return
  Object.assign(asked, { amount: String(data.amount), campaign: String(data.campaign) })
  document.body.toggleAttribute('data-waits', asked.amount === '')
})

const script = document.createElement('script')
script.src = document.body.dataset.scriptUrl
script.addEventListener('load', () => void begin())
script.addEventListener('error', () => tell('errorCreatePaymentToken', { subCode: 'issuer_unavailable' }))
document.head.append(script)

async function begin() {
  const client = new google.payments.api.PaymentsClient({ environment: query.get('environment') })
  const methods = [
    {
      type: 'CARD',
      parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: ['MASTERCARD', 'VISA'] },
      tokenizationSpecification: {
        type: 'PAYMENT_GATEWAY',
        parameters: { gateway: 'acquirer', gatewayMerchantId: query.get('merchantId'), gatewayMerchantSiteId: query.get('siteId') },
      },
    },
  ]
  const base = { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: methods }
  const { result } = await client.isReadyToPay({
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: methods.map(({ type, parameters }) => ({ type, parameters })),
  })
  if (!result) return tell('unsupported')
  document.body.replaceChildren(client.createButton({ buttonType: 'pay', onClick: () => void pay(client, base) }))
  document.body.toggleAttribute('data-waits', asked.amount === '')
  tell('ready')
}

async function pay(client, base) {
  if (asked.amount === '') return tell('amountMissing')
  try {
    const { paymentMethodData } = await client.loadPaymentData({
      ...base,
      merchantInfo: { merchantId: query.get('merchantId'), merchantName: query.get('companyName') },
      transactionInfo: {
        totalPriceStatus: 'FINAL',
        totalPrice: asked.amount,
        currencyCode: query.get('currency'),
        countryCode: document.body.dataset.country,
      },
    })
    tell('walletToken', { walletToken: paymentMethodData.tokenizationData.token })
  } catch (error) {
    if (error?.statusCode !== 'CANCELED') tell('errorCreatePaymentToken', { subCode: 'issuer_unavailable' })
  }
}
