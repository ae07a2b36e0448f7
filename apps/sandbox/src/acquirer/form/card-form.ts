// Runs in the frame: reads the card, talks with the page that holds the frame, and never with another.
import { brandOf, cvcLength, digitsOf, groupNumber, type Brand } from '../cards/card-number.ts'
import { checkCard, type CardFaults, type TypedCard } from '../cards/check-card.ts'

type FormData = {
  payment: string
  clientSecret: string
  reference: string
  parentOrigin: string
  storedBrand: Brand | null
  today: string
  words: Record<string, string>
}

const data = JSON.parse(byId('form-data').textContent ?? '{}') as FormData // written by card-form-page.ts
const form = byId<HTMLFormElement>('card-form')
const notice = byId('notice')
const pay = byId<HTMLButtonElement>('pay')
const cancel = byId<HTMLButtonElement>('cancel')
const payText = pay.textContent ?? ''
const fields = [...form.querySelectorAll('input')]
// The acquirer's clock may be ahead of the browser's.
const aheadMs = Date.parse(data.today) - Date.now()
let submitted = false
let tookOver = false

number()?.addEventListener('input', (event) => formatNumber(event.inputType ?? ''))
const expiry = fields.find((field) => field.id === 'expiry')
expiry?.addEventListener('input', (event) => formatExpiry(expiry, event.inputType ?? ''))
for (const field of fields) {
  field.addEventListener('blur', () => field.value !== '' && showFaults(faults(), [field]))
  field.addEventListener('input', () => submitted && showFaults(faults(), [field]))
}
form.addEventListener('submit', (event) => {
  event.preventDefault()
  void submit()
})
cancel.addEventListener('click', () => tell({ value: 'cancel' }))
window.addEventListener('message', hear)
new ResizeObserver(() =>
  tell({ value: 'ready', height: Math.ceil(document.querySelector('main')?.getBoundingClientRect().height ?? 0) }),
).observe(document.body)
drawBrand()
// Until the script runs, pressing a button would only reload the form.
pay.disabled = cancel.disabled = false

async function submit(): Promise<void> {
  submitted = true
  if (pay.disabled) return
  const found = faults()
  showFaults(found, fields)
  if (focusFirst(found)) return
  work(true)
  showNotice('')
  const { payment, clientSecret } = data
  try {
    const body = JSON.stringify({ payment, clientSecret, ...typed() })
    const response = await fetch('/acquirer/form/card', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    const answer = (await response.json()) as { faults?: CardFaults; over?: true } // answered by take-card.ts
    if (answer.over) return over()
    if (response.ok) return tell({ value: 'confirm', reference: data.reference, providerReference: payment })
    work(false)
    showFaults(answer.faults ?? {}, fields)
    if (!focusFirst(answer.faults ?? {})) showNotice(text('notReached'))
  } catch {
    work(false)
    showNotice(text('notReached'))
  }
}

/**
 * Handles messages of the parent page only: redirect, prefill the form, or report that something else is needed first.
 */
function hear(event: MessageEvent): void {
  if (event.origin !== data.parentOrigin || event.source !== window.parent) return
  const message = event.data as Record<string, unknown> | null // looked at below, field by field
  if (message?.['type'] !== 'deposit') return
  if (message['value'] === 'redirectUrl') {
    const url = URL.parse(String(message['redirectUrl']))
    if (url && /^https?:$/.test(url.protocol)) location.replace(url)
  }
  if (message['value'] === 'transferData') takeOver(message['fields'])
  if (message['value'] === 'newUser') {
    work(false)
    showNotice(text('moreNeeded'))
  }
}

/** Fills empty fields, once, with what the payer typed at the shop. */
function takeOver(given: unknown): void {
  if (tookOver || typeof given !== 'object' || given === null) return
  tookOver = true
  const names: Record<string, string> = { cardHolder: 'holder' }
  for (const [name, value] of Object.entries(given)) {
    const field = fields.find(({ id }) => id === names[name])
    if (field && field.value === '' && typeof value === 'string') field.value = value.slice(0, field.maxLength)
  }
}

function tell(message: Record<string, unknown>): void {
  window.parent.postMessage({ type: 'deposit', ...message }, data.parentOrigin)
}

function typed(): TypedCard {
  const value = (id: string) => fields.find((field) => field.id === id)?.value ?? ''
  return { number: value('number'), expiry: value('expiry'), cvc: value('cvc'), holder: value('holder') }
}

function faults(): CardFaults {
  return checkCard(typed(), data.storedBrand, new Date(Date.now() + aheadMs))
}

function showFaults(found: CardFaults, shown: HTMLInputElement[]): void {
  for (const field of shown) {
    const fault = found[field.id as keyof TypedCard] // the ids are the names of the fields
    byId(`${field.id}-wrong`).textContent = fault ? text(fault) : ''
    field.toggleAttribute('aria-invalid', false)
    if (fault) field.setAttribute('aria-invalid', 'true')
  }
}

function focusFirst(found: CardFaults): boolean {
  const first = fields.find((field) => field.id in found)
  first?.focus()
  return first !== undefined
}

function showNotice(message: string): void {
  notice.hidden = message === ''
  notice.textContent = message
  if (message !== '') notice.focus()
}

function work(busy: boolean): void {
  pay.disabled = cancel.disabled = busy
  for (const field of fields) field.readOnly = busy
  form.setAttribute('aria-busy', String(busy))
  pay.textContent = busy ? text('paying') : payText
}

function over(): void {
  const title = document.createElement('h1')
  const line = document.createElement('p')
  title.textContent = text('overTitle')
  line.textContent = text('overText')
  const main = document.querySelector('main')
  main?.classList.add('over')
  main?.replaceChildren(title, line)
}

function text(key: string): string {
  return (data.words[key] ?? key).replace('{count}', String(cvcLength(brand())))
}

function brand(): Brand | null {
  return data.storedBrand ?? brandOf(digitsOf(number()?.value ?? ''))
}

function drawBrand(): void {
  const sign = document.getElementById('brand')
  const shown = data.storedBrand ? '' : (brand() ?? '')
  if (sign && sign.textContent !== shown) sign.textContent = shown
  byId('cvc-hint').textContent = text(brand() === 'amex' ? 'cvcHintAmex' : 'cvcHint')
}

/** Groups the digits as on the card, and keeps the caret behind the same digit. */
function formatNumber(how: string): void {
  const field = number()
  if (!field) return
  const before = digitsOf(field.value.slice(0, field.selectionStart ?? field.value.length)).length
  const digits = digitsOf(field.value).replace(/\D/g, '').slice(0, 19)
  field.value = groupNumber(digits)
  let caret = 0
  for (let seen = 0; seen < before && caret < field.value.length; caret++) if (field.value[caret] !== ' ') seen++
  if (!how.startsWith('delete') && field.value[caret] === ' ') caret++
  field.setSelectionRange(caret, caret)
  drawBrand()
}

function formatExpiry(field: HTMLInputElement, how: string): void {
  if (how.startsWith('delete')) return
  const digits = digitsOf(field.value).replace(/[^\d/]/g, '')
  if (/^[2-9]$/.test(digits)) field.value = `0${digits}/`
  else if (/^(0[1-9]|1[0-2])$/.test(digits)) field.value = `${digits}/`
  else if (/^\d{3,}$/.test(digits)) field.value = `${digits.slice(0, 2)}/${digits.slice(2)}`
  else field.value = digits
}

function number(): HTMLInputElement | undefined {
  return fields.find((field) => field.id === 'number')
}

function byId<Element extends HTMLElement>(id: string): Element {
  return document.getElementById(id) as Element // card-form-page.ts draws every one of these ids
}
