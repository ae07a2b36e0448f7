import { join } from 'node:path'
import { encodeJson } from '../../base/base64url.ts'
import { html } from '@fairhouse/process/html.ts'
import type { Page } from '../../base/page.ts'
import type { ChallengeResult, Payment, TransactionIds } from '../payments/payment.ts'
import { challengeResponse } from '../payments/three-ds.ts'
import { wordsFor } from '../base/words.ts'
import type { Authenticating } from './index.ts'

const styles = [join(import.meta.dirname, 'issuer.css')]

/**
 * Draws the hidden page that inspects the device and then posts back to the merchant; with a silent card it never
 * posts.
 */
export function methodPage(payment: Authenticating, notificationUrl: string, answers: boolean): Page {
  const { threeDSServerTransID } = payment.state.ids
  const fields = { threeDSMethodData: encodeJson({ threeDSServerTransID }) }
  return answers
    ? postBack(payment, notificationUrl, fields)
    : { ...postBack(payment, notificationUrl, {}), body: html`<main></main>`, scripts: [] }
}

/** Draws the page that returns the payer to the merchant with the challenge's result. */
export function challengeOverPage(payment: Payment, ids: TransactionIds, notificationUrl: string, result: ChallengeResult): Page {
  return postBack(payment, notificationUrl, { cres: challengeResponse(ids, result), threeDSSessionData: ids.sessionData })
}

function postBack(payment: Payment, url: string, fields: Record<string, string>): Page {
  const { words, language, direction } = wordsFor(payment.language)
  const body = html`<main class="sheet back">
    <p role="status">${words.goingBack}</p>
    <form method="post" action="${url}">
      ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <noscript><button class="confirm">${words.goBack}</button></noscript>
    </form>
  </main>`
  const formsTo = [new URL(url).origin]
  return {
    title: words.goingBack,
    language,
    direction,
    styles,
    body,
    scripts: ['/acquirer/issuer/post-back.ts'],
    framedBy: [payment.parentOrigin],
    formsTo,
  }
}
