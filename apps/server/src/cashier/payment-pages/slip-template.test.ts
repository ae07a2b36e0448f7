import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { slipTemplate } from './slip-template.ts'

test.each(['en', 'sv', 'et', 'nl', 'fi', 'de', 'ar'])('the slip in %s has a labelled line for all that a payment needs', (language) => {
  proves('CSH-NS-43')
  const html = slipTemplate(language, 'OXXO', 'Fairhouse')
  expect(html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
  const lines = [...html.matchAll(/<tr data-line="(\w+)"><th scope="row">([^<]+)<\/th><td><bdi[^>]*>\{(\w+)\}<\/bdi><\/td><\/tr>/g)]
  expect(lines.map(([, line, , filledWith]) => [line, filledWith])).toEqual(
    ['amount', 'beneficiary', 'accountNumber', 'code', 'barcode', 'reference', 'bank', 'expiresAt'].map((name) => [name, name]),
  )
  expect(new Set(lines.map(([, , label]) => label)).size).toBe(lines.length)
  expect(html).not.toContain('slip.')
})

test('names with signs of HTML in them are told as text', () => {
  expect(slipTemplate('en', '<b>&', '"House"')).not.toMatch(/<b>|"House"/)
})
