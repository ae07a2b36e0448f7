// Runs in the game's frame: a sentence for everything that can go wrong, and a way on from it.
import { fillIn, found } from './page.ts'
import { moneyText } from './money.ts'
import type { Words } from './words/index.ts'

/** An action that a notice offers. */
export type Act = { label: string; run: () => void; main?: boolean }

/** Shows a notice; one that cannot be closed has only its acts as ways on. */
export function showNotice(title: string, text: string, acts: Act[], closable = true): void {
  const dialog = found('#notice') as HTMLDialogElement // written as one by game-dialogs.ts
  found('#notice-title').textContent = title
  found('#notice-text').textContent = text
  found('#notice-acts').replaceChildren(
    ...acts.map(({ label, run, main }) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = main ? 'main' : 'quiet'
      button.textContent = label
      button.addEventListener('click', () => {
        if (closable) dialog.close()
        run()
      })
      return button
    }),
  )
  dialog.oncancel = (event) => {
    if (!closable) event.preventDefault()
  }
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) if (other !== dialog) other.close()
  if (!dialog.open) dialog.showModal()
}

/** Returns the sentence for a code, followed by what a limit leaves and when there is room again. */
export function sentenceFor(words: Words, code: string, details: Record<string, unknown>, currency: string, language: string): string {
  const own = code in words.codes && code !== 'other' ? words.codes[code as keyof Words['codes']] : fillIn(words.codes.other, { code }) // asked just before
  if (code !== 'LIMIT_REACHED') return own
  return [own, leftText(words, details, currency, language), resetText(words, details, language)].filter(Boolean).join(' ')
}

function leftText(words: Words, details: Record<string, unknown>, currency: string, language: string): string {
  const { shown } = details
  if (typeof shown === 'string') return shown
  if (typeof shown === 'object' && shown !== null && 'amount' in shown && 'available' in shown)
    return fillIn(words.limitLeft, { amount: String(shown.amount), available: String(shown.available) })
  const [amount, available] = [minorOf(details.amount), minorOf(details.available)]
  if (amount === null || available === null) return ''
  return fillIn(words.limitLeft, { amount: moneyText(amount, currency, language), available: moneyText(available, currency, language) })
}

function resetText(words: Words, { resetsAt }: Record<string, unknown>, language: string): string {
  const at = typeof resetsAt === 'string' ? new Date(resetsAt) : null
  if (!at || Number.isNaN(at.getTime())) return ''
  return fillIn(words.limitResets, { date: at.toLocaleString(`${language}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' }) })
}

function minorOf(value: unknown): bigint | null {
  return typeof value === 'string' && /^\d{1,18}$/.test(value) ? BigInt(value) : null
}
