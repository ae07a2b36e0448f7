import type { DescribedField } from '@fairhouse/contract'
import type { RuleSet } from '@fairhouse/country-rules'
import type { CampaignData } from '../../play/campaigns/index.ts'
import type { House } from '../../base/house.ts'

/** What a registration asks whom: everything that a field's description depends on. */
export type Asked = {
  house: House
  country: string
  rules: RuleSet
  /** The country rules of whoever asks; somebody who is logged in sees every country. */
  visitorRules: string
  loggedIn: boolean
  languageTag: string
  languageCode: string
  /** Today where the site is, YYYY-MM-DD. */
  today: string
  minAge: number
  campaigns: readonly CampaignData[]
  wanted: { campaign?: string | undefined; referralCode?: string | undefined }
}

/** How a field is described, for a country; nothing where it has no meaning there. */
export type Describe = (asked: Asked, name: string) => DescribedField | undefined

type FieldRule = DescribedField['rules'][number]
export const required: FieldRule = { rule: 'required' }
export const rule = (name: string, values?: FieldRule['values']): FieldRule => (values ? { rule: name, values } : { rule: name })
