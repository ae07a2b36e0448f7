import { campaignIds } from '../../play/campaigns/index.ts'
import { required, rule, type Asked, type Describe } from './asked.ts'

const none = String(campaignIds.none)
const byCode = String(campaignIds.promoCode)

/** Fields of choice: currency, bonus, location. */
export const choiceFields: Record<string, Describe> = {
  currency: ({ house: { settings }, rules }) => {
    const offered = settings.get('currencies')
    const own = rules.currency
    return {
      name: 'currency',
      kind: 'select',
      value: offered.includes(own) ? own : (offered[0] ?? 'EUR'),
      rules: [required, rule('oneOf')],
      options: offered.map((value) => ({ value })),
    }
  },
  // A consent: ticked beforehand only for visitors who followed the link of a current campaign.
  campaignsEnabled: (asked) => {
    if (!campaignsRun(asked)) return undefined
    const cameFor = asked.campaigns.some(({ id, listed }) => listed && String(id) === asked.wanted.campaign)
    return { name: 'campaignsEnabled', kind: 'checkbox', value: String(cameFor), optional: true, rules: [] }
  },
  campaignId: (asked) => {
    if (!campaignsRun(asked)) return { name: 'campaignId', kind: 'hidden', value: none, rules: [] }
    const { campaigns, languageCode, wanted, house } = asked
    const named = campaigns
      .filter(({ listed }) => listed)
      .map(({ id, names }) => ({
        value: String(id),
        label: names[languageCode] ?? names[house.settings.get('language')] ?? names['en'] ?? String(id),
      }))
    return {
      name: 'campaignId',
      kind: 'select',
      value: named.some(({ value }) => value === wanted.campaign) ? wanted.campaign : none,
      onlyIf: { field: 'campaignsEnabled', values: ['true'], otherwise: none },
      rules: [required, rule('oneOf')],
      options: [...named, { value: byCode }, { value: none }],
    }
  },
  promoCode: (asked) =>
    campaignsRun(asked)
      ? {
          name: 'promoCode',
          kind: 'text',
          format: 'upperCase',
          onlyIf: { field: 'campaignId', values: [byCode] },
          rules: [required, rule('pattern', { kind: 'latinLettersAndDigits' }), rule('maxLength', { number: 40 })],
        }
      : undefined,
  referralCode: ({ wanted }) => ({
    name: 'referralCode',
    kind: 'text',
    format: 'upperCase',
    optional: true,
    ...(wanted.referralCode ? { value: wanted.referralCode.toUpperCase() } : {}),
    rules: [rule('pattern', { kind: 'latinLettersAndDigits' }), rule('maxLength', { number: 40 })],
  }),
  offlineLocation: ({ house: { settings } }) => {
    const places = Object.entries(settings.get('registration.offlineLocations')).toSorted(([, a], [, b]) => a.localeCompare(b))
    if (places.length === 0) return undefined
    return {
      name: 'offlineLocation',
      kind: 'select',
      optional: true,
      rules: [rule('oneOf')],
      options: places.map(([value, label]) => ({ value, label })),
    }
  },
}

const campaignsRun = ({ campaigns, house: { settings } }: Asked) => campaigns.length > 0 && settings.get('fe.registration.campaignsEnabled')
