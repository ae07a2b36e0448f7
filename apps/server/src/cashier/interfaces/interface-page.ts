import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page that the cashier shows in a frame of its own: its script and style, and whom it may call besides us. */
type InterfacePage = { script: string; style?: string }

const pages: Readonly<Record<string, InterfacePage>> = {
  'payment-slip': { script: 'payment-slip.js', style: 'payment-slip.css' },
}

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** The HTML of an interface page; undefined where there is none of that name. */
export function interfacePage(name: string): string | undefined {
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined // the key was just looked up
  if (!page) return undefined
  const style = page.style ? `<link rel="stylesheet" href="/interfaces/${page.style}">` : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>…</title>${style}</head><body><script type="module" src="/interfaces/${page.script}"></script></body></html>`
}

/** The scripts and styles of these pages, by name. */
export const interfaceFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(pages)
    .flatMap(({ script, style }) => [script, ...(style ? [style] : [])])
    .map((file) => [file, read(file)]),
)
