import { XMLParser, XMLValidator } from 'fast-xml-parser'

/**
 * An element: its text, or the elements, attributes (`@name`) and text (`#text`) in it by their names without namespace
 * prefixes.
 */
export type Xml = string | { readonly [name: string]: Xml | readonly Xml[] }

/** The largest notice that the server accepts. */
const mostCharacters = 256 * 1024

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // Amounts and references must stay text.
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // Resolves numeric character references too. Names other than XML's own five are refused before parsing.
  htmlEntities: true,
})

const foreignEntity = /&(?!(?:lt|gt|amp|quot|apos|#\d+|#x[\da-f]+);)/i

/**
 * Reads a message. Returns its root element under the element's name, or the problem, as the rest of a sentence: too
 * long, not well formed, nested too deeply, or with a document type or an entity of its own (neither has a place in ISO
 * 20022, and both are ways to attack a parser).
 */
export function readXml(text: string): { root: Xml } | { problem: string } {
  if (text.length > mostCharacters) return { problem: `is longer than ${mostCharacters} characters` }
  if (/<!DOCTYPE/i.test(text)) return { problem: 'has a document type, which is not accepted' }
  try {
    const looked = XMLValidator.validate(text)
    if (looked !== true) return { problem: `is not well formed in line ${looked.err.line}: ${looked.err.msg}` }
    const outsideCdata = text.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
    if (foreignEntity.test(outsideCdata)) return { problem: 'has an entity that XML does not define' }
    const root: Xml = parser.parse(text)
    if (typeof root === 'string' || Object.values(root).flat().length !== 1) return { problem: 'does not have exactly one root element' }
    return { root }
  } catch (error) {
    return { problem: `cannot be read: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** Returns all elements of a name, the nearest to the given one first. */
export function elementsIn(xml: Xml | undefined, name: string): Xml[] {
  const found: Xml[] = []
  for (let level = [xml]; level.length > 0;) {
    const inside = level.flatMap((one) => (typeof one === 'object' ? Object.entries(one) : []))
    found.push(...inside.flatMap(([key, value]) => (key === name ? value : [])))
    level = inside.flatMap(([, value]) => value)
  }
  return found
}

/** Returns the nearest element of a name, or undefined. */
export const elementIn = (xml: Xml | undefined, name: string): Xml | undefined => elementsIn(xml, name)[0]

/** Returns the text of the nearest element of a name; undefined if there is no such element or it is empty. */
export const textIn = (xml: Xml | undefined, name: string): string | undefined => textOf(elementIn(xml, name))

/** Returns an element's own text, or undefined. */
export function textOf(xml: Xml | undefined): string | undefined {
  const text = typeof xml === 'object' ? xml['#text'] : xml
  return (typeof text === 'string' && text.trim()) || undefined
}

const signs: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' }

/** Escapes a text for XML. */
export const escaped = (text: string): string => text.replace(/[<>&"']/g, (sign) => signs[sign] ?? sign)
