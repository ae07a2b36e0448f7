import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeJson, encodeJson } from '../../base/base64url.ts'
import { openTestWorld, type TestWorld } from '@fairhouse/testing/sandbox/world.ts'
import { fieldsOf, openPayer, type Payer } from '@fairhouse/testing/sandbox/payer.ts'

let world: TestWorld
let payer: Payer
beforeAll(async () => {
  world = await openTestWorld()
  payer = openPayer(world)
})
afterAll(() => world.close())

const notices = (payment: { id: string }) => world.merchant.notices.filter((notice) => notice.body.data.payment?.id === payment.id)
const untilTold = (payment: { id: string }, count = 1) => expect.poll(() => notices(payment).length).toBe(count)

test('takes a payment through form, method page and challenge to the captured notice', async () => {
  const payment = await payer.order()
  expect(payment).toMatchObject({ status: 'requiresCard', amount: '2000', capturedAmount: '0', card: null, nextAction: null })
  const form = await payer.post('/acquirer/form', { payment: payment.id, clientSecret: payment.clientSecret })
  expect(form.headers.get('content-security-policy')).toContain(`frame-ancestors ${world.merchant.origin};`)
  expect((await payer.giveCard(payment, 'challenge')).status).toBe(200)

  const confirmed = await payer.confirm(payment)
  expect(confirmed).toMatchObject({
    status: 'requiresMethod',
    nextAction: { type: 'threeDsMethod' },
    card: { last4: '3220', expiry: '12/40', holder: 'Alma Berg' },
  })
  const method = await payer.post('/acquirer/issuer/method', { threeDSMethodData: confirmed.nextAction.threeDSMethodData })
  const answered = fieldsOf(await method.text())
  expect(answered.action).toBe(`${world.merchant.origin}/3ds/method`)
  expect(decodeJson(answered.fields.threeDSMethodData!)).toEqual({ threeDSServerTransID: confirmed.nextAction.threeDSServerTransID })

  const challenged = await payer.authenticate(payment)
  expect(challenged).toMatchObject({ status: 'requiresChallenge', threeDs: null, nextAction: { type: 'threeDsChallenge' } })
  const { creq, threeDSSessionData } = challenged.nextAction
  const page = await (await payer.post('/acquirer/issuer/challenge', { creq, threeDSSessionData })).text()
  expect(page).toContain('€20.00')
  expect(page).not.toContain((await world.control('GET', '/codes')).body.codes[0]?.code)
  const returned = fieldsOf(await (await payer.answerChallenge(challenged, { code: '123456' })).text())
  expect(returned.fields.threeDSSessionData).toBe(threeDSSessionData)
  expect(decodeJson(returned.fields.cres!)).toMatchObject({ messageType: 'CRes', transStatus: 'Y' })

  const captured = await payer.complete(payment, returned.fields.cres)
  expect(captured).toMatchObject({
    status: 'captured',
    capturedAmount: '2000',
    fee: '28',
    threeDs: { transStatus: 'Y', eci: '05', version: '2.2.0' },
  })
  expect(Buffer.from(captured.threeDs?.cavv ?? '', 'base64')).toHaveLength(20)
  await untilTold(payment)
  expect(notices(payment)[0]?.body).toMatchObject({ type: 'payment.captured', data: { payment: { ...captured } } })
})

test.each([
  ['frictionless', 'captured', null, '05'],
  ['frictionlessMastercard', 'captured', null, '02'],
  ['methodNone', 'captured', null, '05'],
  ['insufficientFunds', 'declined', 'insufficient_funds', '05'],
  ['doNotHonour', 'declined', 'do_not_honour', '05'],
  ['expired', 'declined', 'expired_card', undefined],
  ['incorrectCvc', 'declined', 'incorrect_cvc', undefined],
  ['processing', 'processing', null, '05'],
])('the card %s ends in %s, %s', async (key, status, declineCode, eci) => {
  const payment = await payer.pay(key)
  expect(payment).toMatchObject({ status, declineCode })
  expect(payment.threeDs?.eci).toBe(eci)
})

test('a challenge follows when the method page stays silent', async () => {
  const payment = await payer.order()
  await payer.giveCard(payment, 'methodSilent')
  const { nextAction } = await payer.confirm(payment)
  const page = await (await payer.post('/acquirer/issuer/method', { threeDSMethodData: nextAction.threeDSMethodData })).text()
  expect(page).not.toContain('<script')
  expect(await payer.authenticate(payment, 'N')).toMatchObject({ status: 'requiresChallenge' })
})

test('believes its directory server and not a cres that says Y', async () => {
  const challenged = await payer.pay('challengeRefused')
  expect(await payer.complete(challenged, encodeJson({ transStatus: 'Y' }))).toMatchObject({ status: 'requiresChallenge' })
  await payer.answerChallenge(challenged, { code: '123456' })
  expect(await payer.complete(challenged)).toMatchObject({
    status: 'declined',
    declineCode: 'authentication_failed',
    threeDs: { transStatus: 'N', eci: '07', cavv: null },
  })
})

test('refuses a challenge after three wrong codes, and when the holder cancels', async () => {
  const tried = await payer.pay('challenge')
  for (const code of ['000001', '000002', '000003']) await payer.answerChallenge(tried, { code })
  expect(await payer.complete(tried)).toMatchObject({ status: 'declined', declineCode: 'authentication_failed' })
  const canceled = await payer.pay('challenge')
  await payer.answerChallenge(canceled, { action: 'cancel' })
  expect(await payer.complete(canceled)).toMatchObject({ status: 'declined', declineCode: 'authentication_failed' })
})

test('a stored card asks for the security code alone and passes small amounts without authentication', async () => {
  const first = await payer.pay('frictionless', { saveCard: true })
  const again = await payer.order({ storedCard: first.card.token, amount: '1500' })
  const form = await (await payer.post('/acquirer/form', { payment: again.id, clientSecret: again.clientSecret })).text()
  expect(form).toContain('•••• 4242')
  expect(form).not.toContain('cc-number')
  await payer.giveCard(again, '', { number: '', expiry: '', holder: '' })
  expect(await payer.confirm(again)).toMatchObject({ status: 'captured', threeDs: null, card: { token: first.card.token } })
  const large = await payer.order({ storedCard: first.card.token, amount: '3000' })
  await payer.giveCard(large, '')
  expect(await payer.confirm(large)).toMatchObject({ status: 'requiresMethod' })
})

test('refuses to use a card again that was not taken to be stored', async () => {
  const { card } = await payer.pay('frictionless')
  expect(await payer.order({ storedCard: card.token })).toMatchObject({ error: { code: 'card_not_stored' } })
})

test('takes no real card number, no wrong number and no past expiry', async () => {
  const payment = await payer.order()
  const faults = async (number: string, more = {}) => (await (await payer.giveCard(payment, number, more)).json()).faults
  expect(await faults('4111111111111111')).toEqual({ number: 'numberUnknown' })
  expect(await faults('4242424242424241')).toEqual({ number: 'numberWrong' })
  expect(await faults('frictionless', { expiry: '01/20', cvc: '12' })).toEqual({ expiry: 'expiryPast', cvc: 'cvcWrong' })
  expect(await payer.read(payment)).toMatchObject({ status: 'requiresCard', card: null })
})

test('opens the form to the client secret alone', async () => {
  const payment = await payer.order()
  expect((await payer.post('/acquirer/form', { payment: payment.id, clientSecret: 'secret_wrong' })).status).toBe(404)
})

test('a notice comes late, twice, or with another amount where the card says so', async () => {
  const twice = await payer.pay('noticeTwice')
  await untilTold(twice, 2)
  expect(new Set(notices(twice).map((notice) => notice.body.id)).size).toBe(1)
  const other = await payer.pay('noticeOtherAmount')
  await untilTold(other)
  expect(notices(other)[0]?.body.data.payment).toMatchObject({ amount: '2100', capturedAmount: '2100' })
  expect(await payer.read(other)).toMatchObject({ capturedAmount: '2000' })
  const late = await payer.pay('noticeLate')
  await world.advance(19)
  expect(notices(late)).toHaveLength(0)
  await world.advance(2)
  await untilTold(late)
})

test('refunds up to what was captured, and answers the first refund for the same reference', async () => {
  const payment = await payer.pay('frictionless')
  const refund = (reference: string, amount: string) => world.call('POST', `/v1/payments/${payment.id}/refunds`, { reference, amount })
  expect((await refund('r1', '1500')).body).toMatchObject({ status: 'succeeded', amount: '1500', payment: payment.id })
  expect((await refund('r1', '1500')).status).toBe(200)
  expect(await refund('r2', '501')).toMatchObject({ status: 422, body: { error: { code: 'refund_too_large' } } })
  expect(await payer.read(payment)).toMatchObject({ refundedAmount: '1500' })
  await untilTold(payment, 2)
  const failing = await payer.pay('refundFails')
  expect((await world.call('POST', `/v1/payments/${failing.id}/refunds`, { reference: 'r', amount: '1' })).body).toMatchObject({
    status: 'failed',
  })
})

test('cancels an open payment and leaves an ended one as it is', async () => {
  const open = await payer.order()
  expect((await world.call('POST', `/v1/payments/${open.id}/cancel`)).body).toMatchObject({ status: 'canceled' })
  await untilTold(open)
  const captured = await payer.pay('frictionless')
  expect((await world.call('POST', `/v1/payments/${captured.id}/cancel`)).body).toMatchObject({ status: 'captured' })
})
