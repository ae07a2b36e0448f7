// Runs in a browser: the form on which anybody recomputes a round, and the cryptography that rounds have in common.
import type { BlockOf } from '../engine/fairness/fair-draw.ts'

/** An opened seed: its fingerprint, and the blocks `HMAC-SHA256(seed, text + ":" + i)`. */
type OpenedSeed = { fingerprint: string; blocksOf: (text: string) => BlockOf }

/** Recomputes a round when the form is sent, and immediately for values in the address's fragment. */
export function openCheckForm(check: (fields: Record<string, string>) => Promise<readonly HTMLElement[]>): void {
  const form = document.querySelector<HTMLFormElement>('#check-form')
  const result = document.querySelector<HTMLElement>('#result')
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string> // a form of text fields
    void check(fields).then((shown) => result?.replaceChildren(...shown))
  })
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
  }
  if (location.hash.length > 1) form?.requestSubmit()
}

/** Opens a seed of hexadecimal digits with the browser's own cryptography. */
export async function openSeed(digits: string): Promise<OpenedSeed> {
  const seed = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', seed))
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return {
    fingerprint: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    blocksOf: (text) => async (index) =>
      new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${text}:${index}`))),
  }
}

/** Reads a field that holds JSON; undefined if it does not. */
export function readJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns a line of the result. */
export function paragraph(label: string, text: string): HTMLElement {
  const element = document.createElement('p')
  const code = document.createElement('code')
  code.textContent = text
  element.append(`${label}: `, code)
  return element
}
