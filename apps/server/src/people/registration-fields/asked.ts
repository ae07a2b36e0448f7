import type { DescribedField } from '@fairhouse/contract'
import type { RuleSet } from '@fairhouse/country-rules'
import type { CampaignData } from '../../play/campaigns/index.ts'
import type { House } from '../../base/house.ts'

/** What a field's description depends on: who asks, and by which rules. */
export type Asked = {
  house: House
  country: string
  rules: RuleSet
  /** The caller's country rules; somebody logged in sees every country. */
  visitorRules: string
  loggedIn: boolean
  languageTag: string
  languageCode: string
  /** Today in the site's time zone, YYYY-MM-DD. */
  today: string
  minAge: number
  campaigns: readonly CampaignData[]
  wanted: { campaign?: string | undefined; referralCode?: string | undefined }
}

/** Describes a field for a country; undefined if it has no meaning there. */
export type Describe = (asked: Asked, name: string) => DescribedField | undefined

type FieldRule = DescribedField['rules'][number]
export const required: FieldRule = { rule: 'required' }
export const rule = (name: string, values?: FieldRule['values']): FieldRule => (values ? { rule: name, values } : { rule: name })
