import type { Answers } from '@fairhouse/contract/caller.ts'
import { rulesHeldAt, type RuleSet } from '@fairhouse/country-rules'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { limitTexts } from '@fairhouse/messages/limit-texts.ts'
import type { PlayerContext } from '../../base/house.ts'
import { filled, readPageRow } from '../../edge/content/index.ts'
import { limitTypes, ruleOf } from '../limits/limits-in-force.ts'
import { readLimitFacts } from '../limits/read-facts.ts'

/** Under which names the operator publishes texts about limits, and whose words they are. */
const keys = { SWE: 'SWE', GBR: 'GBR', EST: 'EST', NLD: 'NLD', MLT: 'default' } as const satisfies Record<RuleSet['textSet'], string>
const textSets = Object.keys(keys) as RuleSet['textSet'][] // the keys are text sets
const nameOf = (textSet: RuleSet['textSet']) => `limits-${keys[textSet].toLowerCase()}`
export const limitTextNames: readonly string[] = textSets.map(nameOf)

/** How changes of limits take effect: the operator's text in the language of the page, else the product's. Its delay is the rule set's, never typed. */
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

/** A name within a sentence: in one from right to left it is kept apart, so that its signs stay where they belong. */
const insideOf = (language: string) => (text: string) => (languageOf(language).direction === 'rtl' ? `\u2068${text}\u2069` : text)

/** What the product says under such a name as long as the operator has published nothing; undefined of other names. */
export function firstLimitText(name: string, language: string): { title: string; description: string; body: string } | undefined {
  const textSet = textSets.find((one) => nameOf(one) === name)
  if (!textSet) return undefined
  const title = limitTexts(language)('title')
  return { title, description: title, body: templateOf(textSet, language) }
}

/** The catalogue's text with its places left open. */
const templateOf = (textSet: RuleSet['textSet'], language: string) =>
  limitTexts(language)(keys[textSet], { delay: '{delay}', email: '{email}', site: '{site}' })

const hoursPerDay = 24

/** A delay in hours, and in days too where it is two or more whole ones. */
function delayText(hours: number, language: string): string {
  const days = hours >= 2 * hoursPerDay && hours % hoursPerDay === 0 ? hours / hoursPerDay : 0
  return limitTexts(language)('delay', { hours, days })
}
