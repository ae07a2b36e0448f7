import type { Answers } from '@fairhouse/contract/caller.ts'
import { rulesHeldAt, type RuleSet } from '@fairhouse/country-rules'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { limitTexts } from '@fairhouse/messages/limit-texts.ts'
import type { PlayerContext } from '../../base/house.ts'
import { filled, readPageRow } from '../../edge/content/index.ts'
import { limitTypes, ruleOf } from '../limits/limits-in-force.ts'
import { readLimitFacts } from '../limits/read-facts.ts'

/**
 * The message keys of each rule set's limit texts, which also give the names under which the operator publishes them.
 */
const keys = { SWE: 'SWE', GBR: 'GBR', EST: 'EST', NLD: 'NLD', MLT: 'default' } as const satisfies Record<RuleSet['textSet'], string>
const textSets = Object.keys(keys) as RuleSet['textSet'][] // the keys are text sets
const nameOf = (textSet: RuleSet['textSet']) => `limits-${keys[textSet].toLowerCase()}`
export const limitTextNames: readonly string[] = textSets.map(nameOf)

/**
 * Returns the text on how limit changes take effect: the operator's in the page's language, else the product's. The
 * delay always comes from the rule set.
 */
export async function readLimitTexts({ house, player, language }: PlayerContext): Promise<Answers<'GET /api/limits/texts'>> {
  const at = house.clock.now()
  const facts = await readLimitFacts(house, house.db, player, at)
  if (!facts) throw new Error('somebody who is logged in is a player')
  const rules = rulesHeldAt(facts.held, at)
  const name = nameOf(rules.textSet)
  const own = await readPageRow(house.db, name, [language])
  const template = own?.body ?? templateOf(rules.textSet, language)
  const inText = insideOf(language)
  const names = { email: inText(house.settings.get('site.supportEmail')), site: inText(house.settings.get('site.name')) }
  const texts = limitTypes.map((type) => {
    const delay = delayText(ruleOf(rules, type).increase.delayHours, language)
    return [type, filled(template, { ...names, delay })] as const
  })
  return { name, texts: Object.fromEntries(texts) }
}

/** Isolates a name within right-to-left text (Unicode FSI and PDI), so its punctuation keeps its order. */
const insideOf = (language: string) => (text: string) => (languageOf(language).direction === 'rtl' ? `\u2068${text}\u2069` : text)

/** Returns the product's own text for a name until the operator publishes one; undefined for other names. */
export function firstLimitText(name: string, language: string): { title: string; description: string; body: string } | undefined {
  const textSet = textSets.find((one) => nameOf(one) === name)
  if (!textSet) return undefined
  const title = limitTexts(language)('title')
  return { title, description: title, body: templateOf(textSet, language) }
}

/** Returns the catalogue's text with its placeholders left in. */
const templateOf = (textSet: RuleSet['textSet'], language: string) =>
  limitTexts(language)(keys[textSet], { delay: '{delay}', email: '{email}', site: '{site}' })

const hoursPerDay = 24

/** Formats a delay in hours, and also in days if it is two or more whole days. */
function delayText(hours: number, language: string): string {
  const days = hours >= 2 * hoursPerDay && hours % hoursPerDay === 0 ? hours / hoursPerDay : 0
  return limitTexts(language)('delay', { hours, days })
}
