import { join } from 'node:path'
import { html, jsonForScript, type Html } from '@fairhouse/process/html.ts'
import type { Page } from '../../base/page.ts'
import type { Card } from '../cards/card.ts'
import { acquirerMark } from '../base/mark.ts'
import { moneyText } from '../base/money-text.ts'
import type { Payment } from '../payments/payment.ts'
import { wordsFor, type Words } from '../base/words.ts'

const styles = [join(import.meta.dirname, 'card-form.css')]

/** Draws the page on which a payer enters a card, or only the security code of a stored card. */
export function cardFormPage(payment: Payment, today: Date): Page {
  const { words, language, direction } = wordsFor(payment.language)
  const title = payment.registers ? words.registerTitle : words.formTitle
  const amount = moneyText(payment.amount, payment.currency, language)
  const data = {
    payment: payment.id,
    clientSecret: payment.clientSecret,
    reference: payment.reference,
    parentOrigin: payment.parentOrigin,
    storedBrand: payment.isStored ? payment.card?.brand : null,
    today: today.toISOString(),
    words,
  }
  const body = html`<main class="sheet">
      ${payment.registers ? registration(words) : html`<h1 class="seen-by-readers">${title}</h1>`}
      ${head(words, payment.registers ? '' : amount)}
      <form id="card-form" novalidate>
        <div id="notice" class="notice wide" role="alert" tabindex="-1" hidden></div>
        ${payment.isStored && payment.card ? storedCard(payment.card, words) : [number(words), expiry(words)]} ${cvc(words)}
        ${!payment.isStored && holder(words)}
        <div class="actions wide">
          <button id="pay" class="pay" type="submit" disabled>
            ${payment.registers ? words.register : words.pay.replace('{amount}', amount)}
          </button>
          <button id="cancel" class="quiet" type="button" disabled>${words.giveUp}</button>
        </div>
      </form>
      <p class="test">${words.testOnly}</p>
    </main>
    <script type="application/json" id="form-data">
      ${jsonForScript(data)}
    </script>`
  const scripts = ['/acquirer/form/card-form.ts']
  return { title, language, direction, styles, body, scripts, framedBy: [payment.parentOrigin], connects: true }
}

/** Draws the page for a payment that is over or unknown. */
export function overPage(language: string, framedBy: string[]): Page {
  const { words, language: spoken, direction } = wordsFor(language)
  const body = html`<main class="sheet over">
    <h1>${words.overTitle}</h1>
    <p>${words.overText}</p>
  </main>`
  return { title: words.overTitle, language: spoken, direction, styles, body, scripts: [], framedBy }
}

function head(words: Words, amount: string): Html {
  return html`<header class="head">
    ${acquirerMark()}
    <span class="name" lang="en">Sandbox Acquirer</span>
    ${amount && html`<span class="due"><span class="seen-by-readers">${words.toPay}: </span>${amount}</span>`}
  </header>`
}

/** The heading of the registration step, which does not mention money. */
function registration(words: Words): Html {
  return html`<h1 class="step">${words.registerTitle}</h1>
    <p class="step">${words.registerText}</p>`
}

function number(words: Words): Html {
  return html`<div class="field wide">
    <label for="number">${words.number}</label>
    <div class="box">
      <input
        id="number"
        name="number"
        class="digits"
        dir="ltr"
        inputmode="numeric"
        autocomplete="cc-number"
        aria-describedby="number-wrong"
        required
      />
      <span id="brand" class="brand" aria-live="polite"></span>
    </div>
    <p id="number-wrong" class="wrong"></p>
  </div>`
}

function expiry(words: Words): Html {
  const described = 'expiry-wrong expiry-hint'
  return html`<div class="field">
    <label for="expiry">${words.expiry}</label>
    <input
      id="expiry"
      name="expiry"
      class="digits"
      dir="ltr"
      inputmode="numeric"
      autocomplete="cc-exp"
      aria-describedby="${described}"
      maxlength="7"
      required
    />
    <p id="expiry-wrong" class="wrong"></p>
    <p id="expiry-hint" class="hint">${words.expiryHint}</p>
  </div>`
}

function cvc(words: Words): Html {
  const described = 'cvc-wrong cvc-hint'
  return html`<div class="field">
    <label for="cvc">${words.cvc}</label>
    <input
      id="cvc"
      name="cvc"
      class="digits"
      dir="ltr"
      inputmode="numeric"
      autocomplete="cc-csc"
      aria-describedby="${described}"
      maxlength="4"
      required
    />
    <p id="cvc-wrong" class="wrong"></p>
    <p id="cvc-hint" class="hint">${words.cvcHint}</p>
  </div>`
}

function holder(words: Words): Html {
  return html`<div class="field wide">
    <label for="holder">${words.holder}</label>
    <input
      id="holder"
      name="holder"
      autocomplete="cc-name"
      autocapitalize="words"
      spellcheck="false"
      aria-describedby="holder-wrong"
      maxlength="100"
      required
    />
    <p id="holder-wrong" class="wrong"></p>
  </div>`
}

function storedCard(card: Card, words: Words): Html {
  return html`<div class="stored wide">
    <strong><span class="seen-by-readers">${words.storedCard}: </span>${brandName(card)} <bdi>•••• ${card.last4}</bdi></strong>
    <span>${words.storedExpires.replace('{expiry}', card.expiry)}</span>
  </div>`
}

/** Returns a brand's usual spelling. */
export function brandName(card: Card): string {
  return { visa: 'Visa', mastercard: 'Mastercard', maestro: 'Maestro', amex: 'American Express' }[card.brand]
}
