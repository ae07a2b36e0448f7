import { hash } from 'node:crypto'
import type { MethodData } from '../method-catalogue/method.ts'
import { grounds, signs } from './marks.ts'

/**
 * Draws a method's logo for this project: a sign for its kind, a ground and colours derived from its id, and its
 * letters.
 */
export const drawLogo = ({ id, name, kind }: Pick<MethodData, 'id' | 'name' | 'kind'>): string => draw(`logo ${id}`, name, kind)

/** Draws a game provider's logo: its letters only. */
export const drawProviderLogo = ({ id, name }: { id: number; name: string }): string => draw(`provider ${id}`, name)

/** Draws a bank's logo; banks are identified by clearing house and name: `SWEDEN-Nordbank`. */
export const drawBankLogo = (bank: string): string => draw(`bank ${bank}`, bank.slice(bank.indexOf('-') + 1), 'bank')

function draw(about: string, name: string, kind?: MethodData['kind']): string {
  const bytes = hash('sha256', about, 'buffer')
  const at = (place: number, count: number) => (bytes[place] ?? 0) % count
  const hue = Math.round(((bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)) * (360 / 65_536))
  const ink = `hsl(${hue} 46% 24%)`
  const paper = `hsl(${(hue + 20) % 360} 38% 95%)`
  const wash = `hsl(${(hue + 330 + at(2, 60)) % 360} 42% ${84 + at(3, 6)}%)`
  const letters = lettersOf(name)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 48" role="img"><title>${escaped(name)}</title>` +
    `<clipPath id="c"><rect width="72" height="48" rx="7"/></clipPath><g clip-path="url(#c)"><rect width="72" height="48" fill="${paper}"/>` +
    `<g fill="${wash}">${grounds[at(4, grounds.length)] ?? ''}</g></g>` +
    `<rect x=".75" y=".75" width="70.500" height="46.500" rx="6.250" fill="none" stroke="${ink}" stroke-opacity=".18" stroke-width="1.500"/>` +
    (kind
      ? `<path d="${signs[kind]}" transform="translate(5 12)" fill="none" stroke="${ink}" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"/>`
      : '') +
    `<text x="${kind ? 50 : 36}" y="30" text-anchor="middle" fill="${ink}" font-family="ui-sans-serif,system-ui,sans-serif" font-weight="700" font-size="${letters.length > 2 ? 14 : 17}" letter-spacing="-.4">${escaped(letters)}</text></svg>`
  )
}

/** Returns up to three letters for a name: its initials, or its first letters. */
function lettersOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const initials = words.map((word) => [...word][0] ?? '').join('')
  return initials.length > 1 ? initials.slice(0, 3).toUpperCase() : [...(words[0] ?? '')].slice(0, 2).join('')
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
