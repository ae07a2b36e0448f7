// Runs in a hidden frame: tells a card to the acquirer and hands the token that it becomes to the page around it.
const { tokenUrl, acceptFunding } = document.body.dataset
const tell = (value, data) => parent.postMessage({ type: 'deposit', value, data }, location.origin)

addEventListener('message', (event) => void makeToken(event))

async function makeToken({ origin, source, data }) {
  if (origin !== location.origin || source !== parent || data?.type !== 'deposit' || data.value !== 'createPaymentToken') return
  const { cardNumber: number, cardExpiry: expiry, cardCvc: cvc, cardHolder: holder } = data.fields
  const clientKey = data.preDepositParams.find(({ name }) => name === 'clientKey')?.value
  try {
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        number: number.replaceAll(' ', ''),
        expiry,
        cvc,
        holder,
        ...(clientKey ? { clientKey } : {}),
        ...(acceptFunding ? { acceptFunding: acceptFunding.split(' ') } : {}),
      }),
    })
    const told = await answer.json()
    if (answer.ok) tell('createPaymentToken', { cardToken: told.token })
    else tell('errorCreatePaymentToken', { subCode: String(told.error?.code ?? 'unknown') })
  } catch {
    tell('errorCreatePaymentToken', { subCode: 'issuer_unavailable' })
  }
}
tell('ready')
