import { isPermission } from '@fairhouse/contract/office/base/permissions.ts'
import { languages as known } from '../packages/messages/src/languages.ts'
import { findSetting } from '../apps/server/src/settings/catalogue.ts'
import { compileMessages } from '../packages/messages/src/compile-messages.ts'
import type { Check } from './check.ts'
import { valuesIn, valuesLackingIn } from './message-values.ts'
import type { SourceFile, Tree } from './tree.ts'
import { isNode, visit, type Node } from './visit.ts'

type Areas = ReadonlyMap<string, Readonly<Record<string, string>>>

/** The languages that must be complete: no key falls back, and no text equals English but loan words. */
const complete = ['sv', 'et', 'nl', 'fi', 'de', 'ar']
/** The office speaks fewer languages than the site; right-to-left is proven with its frame and its queues. */
const completeIn = (area: string): readonly string[] =>
  area === 'office' || area === 'office-queues' ? ['sv', 'nl', 'de', 'ar'] : area.startsWith('office-') ? ['sv', 'nl', 'de'] : complete

/** Words that a language has taken over from English, so that a text of them alone is no English one. */
const loanWords =
  /^(?:[\s\d.,:!?()&–-]|IBAN|SMS|E-?mail|ZIP|PIN|Bonus|Casino|Poker|Bingo|Jackpot|Fairhouse|Demo|Info|Status|Code|Slots|Live|Login|Promo|Support|Chat|OK|Bank|Jackpots|Limits|Cashback|Version|Menu|Cookies|Roulette|Blackjack|Baccarat|Sit|Go)*$/i

/** A label may be so much longer than the English one before somebody should look whether it fits. */
const longest = 2.2

/** How a language would speak to the player if it changed from the way that it has chosen (German says Sie, the others say thou): words of the other way. */
const otherAddress: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu,
  nl: /(?<!\p{L}|\} )(?:u|uw)(?!\p{L})/iu, // “{hours} u” is an hour
  sv: /(?<!\p{L})(?:ni|er|ert|era)(?!\p{L})/iu,
  fi: /(?<!\p{L})(?:te|teidän|teitä|teille|teiltä)(?!\p{L})/iu,
  et: /(?<!\p{L})(?:teie|teid|teil|teile|teilt)(?!\p{L})/iu,
}

/** Every key that code uses exists, every text compiles, all languages speak about the same values in forms that they have, and how complete each language is. */
export const messages: Check = {
  name: 'messages',
  floor: 400,
  look: (tree) => {
    const languages = textsByLanguage(tree)
    const english: Areas = languages.get('en') ?? new Map()
    const code = tree.files.filter(
      (file) => file.isCode && /^apps\/(?!sandbox\/)|^packages\/(?!messages\/)/.test(file.path) && !file.isTest,
    )
    const used = code.flatMap((file) => keysIn(file, english))
    const textOf = (key: string) => english.get(key.slice(0, key.indexOf('.')))?.[key.slice(key.indexOf('.') + 1)]
    const others = [...languages].filter(([language]) => language !== 'en')
    const problems = [
      ...used.filter((key) => !exists(key.key, english)).map((key) => `${key.where} uses the message ${key.key}, which is not in en`),
      ...code.flatMap((file) => valuesLackingIn(file, textOf)),
      ...[...languages].flatMap(([language, areas]) => brokenIn(language, areas)),
      ...others.flatMap(([language, areas]) => compared(language, areas, english)),
      ...[...languages.keys()]
        .filter((code) => !known.some((one) => one.code === code))
        .map((code) => `${code} is no language of the product`),
      ...[...languages].flatMap(([language, areas]) => wrongForms(language, areas)),
      ...[...languages].flatMap(([language, areas]) => otherwiseAddressed(language, areas)),
    ]
    return {
      looked: countOf(english),
      of: 'messages',
      problems,
      notes: [`${used.length} uses in code`, ...others.map(([language, areas]) => completeness(language, areas, english))],
    }
  },
}

function textsByLanguage(tree: Tree): Map<string, Map<string, Record<string, string>>> {
  const languages = new Map<string, Map<string, Record<string, string>>>()
  for (const file of tree.files) {
    const match = /^packages\/messages\/([a-z_0-9]+)\/([a-z-]+)\.json$/.exec(file.path)
    if (!match) continue
    const [, language = '', area = ''] = match
    const areas = languages.get(language) ?? new Map<string, Record<string, string>>()
    languages.set(language, areas.set(area, JSON.parse(file.text) as Record<string, string>)) // a flat file of texts
  }
  return languages
}

/** The keys that a file names: a whole text `area.name`, or the beginning of one that ends in a value. */
function keysIn(file: SourceFile, areas: Areas): { key: string; where: string }[] {
  const found: { key: string; where: string }[] = []
  const isKey = (text: string) =>
    /^[a-z-]+\.[\w.-]*$/.test(text) &&
    areas.has(text.slice(0, text.indexOf('.'))) &&
    // Pages read settings without their prefix.
    !['', 'fe.', 'be.'].some((prefix) => findSetting(prefix + text)) &&
    !isPermission(text) &&
    !/\.(?:ts|tsx|json|css|svg|sql)$/.test(text)
  visit(file, (node, parents) => {
    if (parents.some((parent) => parent.type.startsWith('Import') || parent.type.startsWith('TS')) || isOtherName(parents, file)) return
    const where = `${file.path}:${file.lineAt(node.start)}`
    if (node.type === 'Literal' && typeof node['value'] === 'string' && isKey(node['value'])) found.push({ key: node['value'], where })
    if (node.type === 'TemplateLiteral') {
      const start = /^`([a-z-]+\.[\w.-]*)\$\{/.exec(file.text.slice(node.start, node.end))?.[1]
      if (start !== undefined && isKey(start)) found.push({ key: `${start}*`, where })
    }
  })
  return found
}

const otherNames = ['field', 'action']
/** `field: 'limits.deposit'`, a place in a rule set, or `action: 'office.sign-in'`, a name in the audit log: they look like messages but are none. */
function isOtherName(parents: readonly Node[], file: SourceFile): boolean {
  const parent = parents.findLast(({ type }) => type !== 'ConditionalExpression')
  return (
    parent?.type === 'Property' && isNode(parent['key']) && otherNames.includes(file.text.slice(parent['key'].start, parent['key'].end))
  )
}

function exists(key: string, areas: Areas): boolean {
  const dot = key.indexOf('.')
  const texts = areas.get(key.slice(0, dot)) ?? {}
  const name = key.slice(dot + 1)
  if (name === '*' || !name.endsWith('*')) return name === '*' || Object.hasOwn(texts, name)
  return Object.keys(texts).some((one) => one.startsWith(name.slice(0, -1)))
}

function brokenIn(language: string, areas: Areas): string[] {
  return [...areas].flatMap(([area, texts]) =>
    Object.entries(texts).flatMap(([name, text]) => {
      try {
        compileMessages(area, { [name]: text })
        return text.trim() === '' ? [`${language}/${area}.json: ${name} is empty`] : []
      } catch (error) {
        return [
          `${language}/${area}.json: ${name} is no ICU message: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
        ]
      }
    }),
  )
}

function compared(language: string, areas: Areas, english: Areas): string[] {
  return [...english].flatMap(([area, texts]) => {
    const theirs = areas.get(area) ?? {}
    const lacking = Object.keys(texts).filter((name) => !Object.hasOwn(theirs, name))
    return [
      ...(completeIn(area).includes(language) ? lacking.map((name) => `${language}/${area}.json lacks ${name}`) : []),
      ...(completeIn(area).includes(language)
        ? Object.entries(texts)
            .filter(([name, text]) => isEnglish([theirs[name], text]))
            .map(([name]) => `${language}/${area}.json: ${name} is still English`)
        : []),
      ...Object.keys(theirs)
        .filter((name) => !Object.hasOwn(texts, name))
        .map((name) => `${language}/${area}.json has ${name}, which en has not`),
      ...Object.entries(theirs)
        .map(([name, text]) => [name, valuesIn(text).join(', '), valuesIn(texts[name] ?? text).join(', ')])
        .filter(([, theirs, ours]) => theirs !== ours)
        .map(
          ([name, theirs, ours]) => `${language}/${area}.json: ${name} speaks about ${theirs || 'nothing'}, en about ${ours || 'nothing'}`,
        ),
    ]
  })
}

/** Plural forms that a language does not have, and in a complete language those that it has and a text lacks. */
function wrongForms(language: string, areas: Areas): string[] {
  const tag = known.find(({ code }) => code === language)?.tag ?? 'en'
  const forms: string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  const must = language === 'en' || complete.includes(language)
  return [...areas].flatMap(([area, texts]) =>
    Object.entries(texts).flatMap(([name, text]) =>
      pluralsIn(area, name, text).flatMap((found) => {
        const odd = found.filter((form) => !forms.includes(form) && !/^(?:other|offset|\d+)$/.test(form))
        // A text with exact numbers alone says everything else in one way, on purpose.
        const isExact = found.includes('1') && !found.some((form) => forms.includes(form) && form !== 'other')
        const lacking = must && !isExact ? forms.filter((form) => !found.includes(form) && !isSaidExactly(form, found)) : []
        return [
          ...odd.map((form) => `${language}/${area}.json: ${name} has the plural form ${form}, which ${language} has not`),
          ...lacking.map((form) => `${language}/${area}.json: ${name} lacks the plural form ${form}`),
        ]
      }),
    ),
  )
}

/** Texts that speak to the player in another way than the rest of their language. */
function otherwiseAddressed(language: string, areas: Areas): string[] {
  const words = otherAddress[language]
  if (!words) return []
  return [...areas].flatMap(([area, texts]) =>
    Object.entries(texts).flatMap(([name, text]) => {
      const word = words.exec(text)?.[0]
      return word === undefined
        ? []
        : [`${language}/${area}.json: ${name} says “${word}”; this language speaks to the player in the other way`]
    }),
  )
}

/** A form for one number only is not needed where that number has a text of its own. */
const isSaidExactly = (form: string, found: readonly string[]) => form === 'zero' && found.includes('0')

/** The forms of each plural in a text. */
function pluralsIn(area: string, name: string, text: string): string[][] {
  try {
    return pluralsOf(Object.values(compileMessages(area, { [name]: text })).at(-1))
  } catch {
    return [] // told by brokenIn
  }
}

function pluralsOf(tokens: unknown): string[][] {
  if (!Array.isArray(tokens)) return []
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token) || typeof token[2] !== 'object' || token[2] === null) return []
    const cases = token[2] as Record<string, unknown> // the compiler's own form
    return [...(token[1] === 'plural' ? [Object.keys(cases)] : []), ...Object.values(cases).flatMap(pluralsOf)]
  })
}

function completeness(language: string, areas: Areas, english: Areas): string {
  const all = [...english].flatMap(([area, texts]) => Object.entries(texts).map(([name, text]) => [areas.get(area)?.[name], text] as const))
  const there = all.filter(([theirs]) => theirs !== undefined)
  const long = there.filter(([theirs, ours]) => isLabel(ours) && (theirs ?? '').length > Math.max(ours.length * longest, 12))
  const share = all.length === 0 ? 0 : Math.floor((100 * there.length) / all.length)
  const labels =
    long.length === 0
      ? ''
      : `, ${long.length} labels more than ${longest} times as long: ${long
          .slice(0, 3)
          .map(([theirs]) => `“${theirs}”`)
          .join(' ')}`
  return `${language} ${there.length} of ${all.length} (${share} %), ${there.filter(isEnglish).length} equal to en${labels}`
}

/** A text of a button or a label: a few words without a value and without a full stop. */
const isLabel = (text: string) => text.length <= 24 && !/[{.]/.test(text)

/** Whether a translated text is the English one, and no loan word. */
function isEnglish([theirs, ours]: readonly [string | undefined, string]): boolean {
  const words = ours.replace(/\{[^}]*\}/g, '')
  return theirs === ours && /[a-z]{3}/.test(words) && !loanWords.test(words)
}

function countOf(areas: Areas): number {
  return [...areas.values()].reduce((sum, texts) => sum + Object.keys(texts).length, 0)
}
