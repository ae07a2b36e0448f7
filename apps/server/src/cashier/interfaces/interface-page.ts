import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { House } from '../../base/context.ts'

/** A page that the cashier shows in a frame of its own: its script and style, what it is told, and whose scripts and calls it needs. */
type InterfacePage = {
  script: string
  style?: string
  told?: (house: House) => Record<string, string>
  calls?: (house: House) => string
  scripts?: (house: House) => string
}

const pages: Readonly<Record<string, InterfacePage>> = {
  'payment-slip': { script: 'payment-slip.js', style: 'payment-slip.css' },
  'card-acquirer': {
    script: 'card-acquirer.js',
    told: ({ env }) => ({ tokenUrl: `${env.sandboxOrigin}/acquirer/tokens` }),
    calls: ({ env }) => env.sandboxOrigin,
  },
  'wallet-button': {
    script: 'wallet-button.js',
    style: 'wallet-button.css',
    told: ({ settings }) => ({ scriptUrl: settings.get('be.walletButton.scriptUrl') }),
    scripts: ({ settings }) => new URL(settings.get('be.walletButton.scriptUrl')).origin,
  },
}

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** An interface page and what it may do; undefined where there is none of that name. */
export function interfacePage(house: House, name: string): { html: string; policy: string } | undefined {
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined // the key was just looked up
  if (!page) return undefined
  const style = page.style ? `<link rel="stylesheet" href="/interfaces/${page.style}">` : ''
  const told = Object.entries(page.told?.(house) ?? {}).map(([key, value]) => ` data-${dashed(key)}="${escaped(value)}"`)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>…</title>${style}</head><body${told.join('')}><script type="module" src="/interfaces/${page.script}"></script></body></html>`
  const policy = `script-src 'self' ${page.scripts?.(house) ?? ''}; style-src 'self'; img-src 'self' data:; connect-src 'self' ${page.calls?.(house) ?? ''}`
  return { html, policy }
}

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The scripts and styles of these pages, by name. */
export const interfaceFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(pages)
    .flatMap(({ script, style }) => [script, ...(style ? [style] : [])])
    .map((file) => [file, read(file)]),
)
