import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countryOf } from '@fairhouse/fields/lists/index.ts'
import type { House } from '../../base/house.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'

/** The query of a page's address. */
type Query = Readonly<Record<string, string | undefined>>

/** A page that the cashier shows in its own frame: script, style, data, and whose scripts and calls it needs. */
type InterfacePage = {
  script: string
  style?: string
  /** Scripts that its main script imports. */
  modules?: readonly string[]
  told?: (house: House, query: Query) => Record<string, string>
  calls?: (house: House) => string
  scripts?: (house: House) => string
}

const cards = {
  script: 'card-acquirer.js',
  told: ({ settings }: House) => ({ tokenUrl: `${settings.get('be.cardAcquirer.url')}/tokens` }),
  calls: ({ settings }: House) => new URL(settings.get('be.cardAcquirer.url')).origin,
}

const pages: Readonly<Record<string, InterfacePage>> = {
  'payment-slip': { script: 'payment-slip.js', style: 'payment-slip.css' },
  'card-acquirer': cards,
  // A debit-only method says so when the token is made.
  [`card-acquirer-${methodIds.frameCardSecond}`]: { ...cards, told: (house) => ({ ...cards.told(house), acceptFunding: 'debit prepaid' }) },
  'wallet-button': {
    script: 'wallet-button.js',
    style: 'wallet-button.css',
    // Wallets use two-letter country codes.
    told: ({ settings }, { countryCode = '' }) => ({
      scriptUrl: settings.get('be.walletButton.scriptUrl'),
      country: countryOf(countryCode)?.alpha2 ?? '',
    }),
    scripts: ({ settings }) => new URL(settings.get('be.walletButton.scriptUrl')).origin,
  },
}

/** Whose public keys fields can be encrypted to, and where those are published. */
const keysOf: Readonly<Record<string, (house: House) => string>> = {
  'card-acquirer': ({ settings }) => `${settings.get('be.cardAcquirer.url')}/encryption-keys`,
}

/** The ways to encrypt fields before they leave the browser. */
const encryptions: Readonly<Record<string, Pick<InterfacePage, 'script' | 'modules'>>> = {
  rsa: { script: 'rsa.js', modules: ['jwe.js'] },
}

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

type Drawn = { html: string; policy: string }

/** Returns an interface page and its permissions; undefined if there is none of that name. */
export function interfacePage(house: House, name: string, query: Query = {}): Drawn | undefined {
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined // the key was just looked up
  return page && draw(house, page, query)
}

/**
 * Returns the page that encrypts fields in a given way to the keys its address names; undefined if either is unknown.
 */
export function encryptionPage(house: House, type: string, keys: string): Drawn | undefined {
  const encryption = Object.hasOwn(encryptions, type) ? encryptions[type] : undefined // the key was just looked up
  const keysUrl = Object.hasOwn(keysOf, keys) ? keysOf[keys]?.(house) : undefined // the key was just looked up
  if (!encryption || !keysUrl) return undefined
  return draw(house, { ...encryption, told: () => ({ keysUrl }), calls: () => new URL(keysUrl).origin }, {})
}

/** Returns whether a field can be encrypted the way its method says. */
export const isEncryption = (type: string, params: Readonly<Record<string, string>> = {}): boolean =>
  Object.hasOwn(encryptions, type) && Object.hasOwn(keysOf, params['keys'] ?? '')

/** Returns the address of a method's interface page, its own or its provider's; undefined if it has neither. */
export function interfaceAddress(provider: string, method: number): string | undefined {
  const name = [`${provider}-${method}`, provider].find((one) => Object.hasOwn(pages, one))
  return name && `/interfaces/${name}.html`
}

function draw(house: House, page: InterfacePage, query: Query): Drawn {
  const style = page.style ? `<link rel="stylesheet" href="/interfaces/${page.style}">` : ''
  const told = Object.entries(page.told?.(house, query) ?? {}).map(([key, value]) => ` data-${dashed(key)}="${escaped(value)}"`)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>…</title>${style}</head><body${told.join('')}><script type="module" src="/interfaces/${page.script}"></script></body></html>`
  const policy = `script-src 'self' ${page.scripts?.(house) ?? ''}; style-src 'self'; img-src 'self' data:; connect-src 'self' ${page.calls?.(house) ?? ''}`
  return { html, policy }
}

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The scripts and styles of these pages, by name. */
export const interfaceFiles: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.values(pages), ...Object.values(encryptions)]
    .flatMap(({ script, style, modules = [] }: Pick<InterfacePage, 'script' | 'style' | 'modules'>) => [
      script,
      ...modules,
      ...(style ? [style] : []),
    ])
    .map((file) => [file, read(file)]),
)
