// Runs in a browser: recomputes a round of the wheel with the browser's own cryptography.
import { drawNumbers } from '../fairness/fair-draw.ts'
import { colourOf, pockets } from '../wheel/maths.ts'

const form = document.querySelector<HTMLFormElement>('#check-form')
const result = document.querySelector<HTMLElement>('#result')

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void check(Object.fromEntries(new FormData(form)) as Record<string, string>) // a form of text fields
})
for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}
if (location.hash.length > 1) form?.requestSubmit()

async function check({ seed = '', number = '' }: Record<string, string>): Promise<void> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const commit = await crypto.subtle.digest('SHA-256', bytes)
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const blockOf = async (index: number) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`wheel:${Number(number)}:${index}`)))
  const [pocket = 0] = await drawNumbers(blockOf, pockets.length, 1)
  const hex = [...new Uint8Array(commit)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  result?.replaceChildren(paragraph('Fingerprint of the seed', hex), paragraph('Number', `${pocket} ${colourOf(pocket)}`))
}

function paragraph(label: string, text: string): HTMLElement {
  const element = document.createElement('p')
  const code = document.createElement('code')
  code.textContent = text
  element.append(`${label}: `, code)
  return element
}
