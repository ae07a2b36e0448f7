import { readFileSync } from 'node:fs'
import { languageOf } from '@fairhouse/messages'
import { languageChain } from '@fairhouse/messages/language-chain.ts'
import type { PageAssets } from '../../base/site.ts'

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[]; assets?: string[]; isEntry?: boolean }
/** The sources that a page renders: those hydrated at once and those hydrated later. */
type Sources = { readonly now: readonly string[]; readonly later: readonly string[] }
type Manifest = Record<string, Chunk>

const entry = 'src/app/entry-client.tsx'
const messages = '../../packages/messages'
let manifest: Manifest | undefined

/**
 * Returns the built files that a page of these sources and texts needs at once; reads the build's manifest only once.
 */
export function assetsOf(sources: Sources, language: string, areas: readonly string[]): PageAssets {
  manifest ??= JSON.parse(readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8')) as Manifest // Vite's own format
  return assetsFrom(manifest, sources, language, areas)
}

/** See `assetsOf`. */
export function assetsFrom(built: Manifest, sources: Sources, language: string, areas: readonly string[]): PageAssets {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const preloads = new Set<string>()
  const visit = (name: string, preload = true) => {
    const chunk = built[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
    if (preload && name !== entry) preloads.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) visit(imported, preload)
  }
  for (const name of [entry, ...sources.now.map((source) => `src/${source}`), ...areas.map((area) => sourceOf(built, language, area))])
    visit(name)
  for (const source of sources.later) visit(`src/${source}`, false)
  return {
    script: `/${built[entry]?.file ?? ''}`,
    styles: [...styles],
    preloads: [...preloads],
    drawn: sources.now,
    ...ofLanguage(built, language),
  }
}

type OfLanguage = Pick<PageAssets, 'fonts' | 'texts'>
const languages = new WeakMap<Manifest, Map<string, OfLanguage>>()

/** What every page of a language names; the same for as long as the build is. */
function ofLanguage(built: Manifest, language: string): OfLanguage {
  const known = languages.get(built) ?? new Map<string, OfLanguage>()
  languages.set(built, known)
  const there = known.get(language) ?? { fonts: fontsOf(built, language), texts: textsOf(built, language) }
  known.set(language, there)
  return there
}

/** The built fonts of a language's script; `fonts.css` names them all. */
function fontsOf(built: Manifest, language: string): string[] {
  const script = languageOf(language).direction === 'rtl' ? /-arabic-\d+-/ : /-latin-\d+-/
  return (built[entry]?.assets ?? []).filter((file) => file.endsWith('.woff2') && script.test(file)).map((file) => `/${file}`)
}

const styleTexts = new Map<string, string>()

/** The text of built styles in their order; each file is read one time. */
export function styleTextOf(styles: readonly string[]): string {
  return styles.map((style) => styleTexts.get(style) ?? readStyle(style)).join('\n')
}

function readStyle(style: string): string {
  const text = readFileSync(new URL(`../client${style}`, import.meta.url), 'utf8').trim()
  styleTexts.set(style, text)
  return text
}

/** The source of an area's texts in a language, or in the first that it falls back to. */
function sourceOf(built: Manifest, language: string, area: string): string {
  const sources = languageChain(language).map((code) => `${messages}/${code}/${area}.json`)
  return sources.find((source) => built[source]) ?? ''
}

/** The built texts of a language, by area. */
function textsOf(built: Manifest, language: string): Record<string, string> {
  const found = languageChain(language)
    .toReversed()
    .flatMap((code) => {
      const start = `${messages}/${code}/`
      return Object.entries(built).flatMap(([name, { file }]) =>
        name.startsWith(start) ? [[name.slice(start.length, -'.json'.length), `/${file}`] as const] : [],
      )
    })
  return Object.fromEntries(found)
}
