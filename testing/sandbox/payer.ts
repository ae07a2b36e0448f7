import { decodeJson, encodeJson } from '../../apps/sandbox/src/base/base64url.ts'
import { newId } from '@fairhouse/process/ids.ts'
import type { TestWorld, Wire } from './world.ts'
import { testCards } from '../../apps/sandbox/src/acquirer/cards/test-cards.ts'

/** A payer of a test, who does in HTTP what a browser does: fills in the form, carries forms between merchant and issuer. */
export type Payer = ReturnType<typeof openPayer>

const browser = {
  browserAcceptHeader: 'text/html',
  browserUserAgent: 'Mozilla/5.0',
  browserLanguage: 'en',
  browserJavascriptEnabled: true,
  browserJavaEnabled: false,
  browserColorDepth: 24,
  browserScreenHeight: 844,
  browserScreenWidth: 390,
  browserTZ: -60,
  browserIP: '192.0.2.7',
}

/** A payer in a test's world. */
export function openPayer(test: TestWorld) {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(test.world.origin + path, { method: 'POST', body: new URLSearchParams(fields) })
  const order = async (more: Record<string, unknown> = {}) => (await test.call('POST', '/v1/payments', newOrder(test, more))).body
  const giveCard = async (payment: Wire, key: string, more: Record<string, string> = {}) => {
    const number = testCards.find((card) => card.key === key)?.number ?? key
    const typed = { number, expiry: '12/40', cvc: number.startsWith('37') ? '1234' : '123', holder: 'Alma Berg', ...more }
    const body = JSON.stringify({ payment: payment.id, clientSecret: payment.clientSecret, ...typed })
    return fetch(`${test.world.origin}/acquirer/form/card`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  }
  const confirm = async (payment: Wire) =>
    (await test.call('POST', `/v1/payments/${payment.id}/confirm`, { threeDsMethodNotificationUrl: `${test.merchant.origin}/3ds/method` }))
      .body
  const authenticate = async (payment: Wire, threeDSCompInd = 'Y') => {
    const challengeNotificationUrl = `${test.merchant.origin}/3ds/challenge`
    const said = { threeDSCompInd, browser, challengeNotificationUrl, challengeWindowSize: '05' }
    return (await test.call('POST', `/v1/payments/${payment.id}/authenticate`, said)).body
  }
  const complete = async (payment: Wire, cres = encodeJson({ transStatus: 'Y' })) =>
    (await test.call('POST', `/v1/payments/${payment.id}/complete`, { cres })).body
  const answerChallenge = (payment: Wire, fields: Record<string, string>) => {
    const acsTransID = String(decodeJson(payment.nextAction.creq)?.acsTransID)
    return post('/acquirer/issuer/challenge/answer', { payment: payment.id, acsTransID, action: 'confirm', ...fields })
  }
  const read = async (payment: Wire) => (await test.call('GET', `/v1/payments/${payment.id}`)).body
  /** As far as the payment goes without a challenge. */
  const pay = async (key: string, more: Record<string, unknown> = {}) => {
    const payment = await order(more)
    await giveCard(payment, key)
    const confirmed = await confirm(payment)
    return confirmed.status === 'requiresMethod' ? authenticate(confirmed, confirmed.nextAction ? 'Y' : 'U') : confirmed
  }
  return { post, order, giveCard, confirm, authenticate, complete, answerChallenge, read, pay }
}

function newOrder(test: TestWorld, more: Record<string, unknown>): Record<string, unknown> {
  const { origin } = test.merchant
  const usual = { amount: '2000', currency: 'EUR', saveCard: false, parentOrigin: origin, noticeUrl: `${origin}/notices`, language: 'en' }
  return { reference: newId('order'), ...usual, ...more }
}

/** The hidden fields of the form that a page posts back by itself. */
export function fieldsOf(page: string): { action: string; fields: Record<string, string> } {
  const action = /<form method="post" action="([^"]*)"/.exec(page)?.[1] ?? ''
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return { action, fields: Object.fromEntries(inputs.map((match) => [match[1], match[2]])) }
}
