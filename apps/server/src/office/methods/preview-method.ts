import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { drawLogo } from '../../cashier/logos/index.ts'
import { methodIn, previewMethod as preview } from '../../cashier/methods/index.ts'
import { readLogo } from '../../edge/content/index.ts'
import type { StaffContext } from '../base/office-context.ts'

type Wanted = { text: string; country: string; currency: string }

/** Shows what players from a country see of a way to pay as it is written, or why they do not. */
export async function previewMethod(
  { house }: StaffContext,
  { text, country, currency }: Wanted,
): Promise<OfficeAnswers<'POST /office/methods/preview'>> {
  const method = methodIn(text)
  if (Array.isArray(method)) return { card: null, whyNot: 'mistakes', mistakes: method }
  if (method.unlisted) return { card: null, whyNot: 'unlisted', mistakes: [] }
  const seen = preview(house, method, { country, currency })
  if (typeof seen === 'string') return { card: null, whyNot: seen, mistakes: [] }
  const [first = currency] = Object.keys(seen.supportCurrencies)
  const own = await readLogo(house.db, { catalogue: 'method', id: method.id })
  const { content_type: type, content } = own ?? { content_type: 'image/svg+xml', content: drawLogo(method) }
  return {
    card: {
      name: seen.name,
      ...(seen.nameKey ? { nameKey: seen.nameKey } : {}),
      logo: `data:${type};base64,${Buffer.from(content).toString('base64')}`,
      currency: first,
      least: seen.minAmount,
      most: seen.maxAmount,
      amounts: seen.amountList[first] ?? [],
      feePercent: seen.feePercent,
      feeFixed: seen.feeFixed,
      fee: seen.currentFee,
      fields: seen.fields.map(({ field }) => field),
    },
    whyNot: null,
    mistakes: [],
  }
}
