import type { PageSettings } from '@fairhouse/contract'

/** The settings of a page that a test draws, where the test says nothing else. */
export const ordinaryPage: PageSettings = {
  siteName: 'Fairhouse',
  supportEmail: 'support@example.com',
  country: 'MLT',
  appliedCountryRules: 'default',
  languages: ['en', 'ar'],
  language: 'en',
  currencies: ['EUR'],
  productVersion: '1.2.1',
  serverTime: '2026-01-01T00:00:00.000Z',
  rules: {
    minAge: 18,
    timeZone: 'UTC',
    stopHours: 24,
    bar: [],
    hidePromotions: false,
    clock: false,
    pageFlags: [],
    balanceRows: [],
    limits: [],
  },
  deviceType: 0,
  isIos: false,
  payAndPlay: false,
  hasPayAndPlay: false,
  visitorsDeposit: false,
  protection: false,
  be: {},
  fe: {},
}
