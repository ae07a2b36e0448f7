import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { Page } from '../../base/page.ts'
import { behaviourOf } from '../cards/test-cards.ts'
import { brandName } from '../form/card-form-page.ts'
import { moneyText } from '../base/money-text.ts'
import type { Payment, PaymentState } from '../payments/payment.ts'
import { wordsFor, type Words } from '../base/words.ts'

const styles = [join(import.meta.dirname, 'issuer.css')]

type Challenged = Extract<PaymentState, { status: 'requiresChallenge' }>

/** Draws the issuer's challenge page: the holder enters a code, or answers in the bank's app. */
export function challengePage(payment: Payment, state: Challenged, now: Date, codeMissing: boolean): Page {
  const { words, language, direction } = wordsFor(payment.language)
  const inApp = behaviourOf(payment.card?.testCard ?? '').authentication === 'neverAnswersChallenge'
  const fault = codeMissing ? words.codeMissing : state.challenge.wrongCodes > 0 ? words.codeWrong : ''
  const body = html`<main class="sheet">
    ${head(words, payment)}
    <h1>${inApp ? words.waitTitle : words.challengeTitle}</h1>
    <p class="lead">${inApp ? words.waitText : words.challengeText}</p>
    ${facts(words, payment, language, now)} ${answerForm(words, payment, state, inApp ? null : fault)}
    <form id="resume" method="post" action="/acquirer/issuer/challenge/answer">
      ${named(payment, state)}
      <input type="hidden" name="action" value="resume" />
    </form>
  </main>`
  const title = inApp ? words.waitTitle : words.challengeTitle
  const formsTo = [new URL(state.challenge.notificationUrl).origin]
  const scripts = ['/acquirer/issuer/challenge.ts']
  return { title, language, direction, styles, body, scripts, framedBy: [payment.parentOrigin], formsTo, connects: true }
}

function head(words: Words, payment: Payment): Html {
  return html`<header class="head">
    <svg class="bank" viewBox="0 0 32 32" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
      <path d="M4 12 16 5l12 7M4 27h24M7 12v12M13 12v12M19 12v12M25 12v12" />
    </svg>
    <span class="name">${words.bank}</span>
    <span class="scheme">${payment.card && brandName(payment.card)}</span>
  </header>`
}

function facts(words: Words, payment: Payment, language: string, now: Date): Html {
  const day = now.toLocaleDateString(`${language}-u-nu-latn`, { dateStyle: 'medium', timeZone: 'UTC' })
  return html`<dl>
    <div>
      <dt>${words.merchant}</dt>
      <dd><bdi>${new URL(payment.parentOrigin).host}</bdi></dd>
    </div>
    <div>
      <dt>${words.card}</dt>
      <dd><bdi>•••• ${payment.card?.last4}</bdi></dd>
    </div>
    <div>
      <dt>${words.date}</dt>
      <dd>${day}</dd>
    </div>
    <div class="sum">
      <dt>${words.amount}</dt>
      <dd>${moneyText(payment.amount, payment.currency, language)}</dd>
    </div>
  </dl>`
}

function answerForm(words: Words, payment: Payment, state: Challenged, fault: string | null): Html {
  const described = fault ? 'code-wrong code-hint' : 'code-hint'
  const field = html`<label for="code">${words.code}</label>
    <input
      id="code"
      name="code"
      dir="ltr"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="6"
      aria-describedby="${described}"
      ${fault ? html`aria-invalid="true"` : null}
    />
    ${fault && html`<p id="code-wrong" class="wrong" role="alert">${fault}</p>`}
    <p id="code-hint" class="hint">${words.codeHint}</p>
    <button class="confirm" name="action" value="confirm">${words.confirm}</button>`
  return html`<form method="post" action="/acquirer/issuer/challenge/answer" class="answer">
    ${named(payment, state)} ${fault === null ? html`<div class="waiting" role="status"><i></i><i></i><i></i></div>` : field}
    <button class="quiet" name="action" value="cancel" formnovalidate>${words.cancelPayment}</button>
  </form>`
}

function named(payment: Payment, state: Challenged): Html {
  return html`<input type="hidden" name="payment" value="${payment.id}" /><input
      type="hidden"
      name="acsTransID"
      value="${state.ids.acsTransID}"
    />`
}
