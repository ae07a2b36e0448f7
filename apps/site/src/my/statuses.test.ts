import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Every status that a line of a statement can have (wallet/statement.sql.ts); a round that has been played is closed. */
const statuses = `init pending waiting processing ok paid failed rejected cancelled returned error open closed`.split(' ')

test.each(['en', 'sv', 'et', 'nl', 'fi', 'de', 'ar'])('every status of a statement has a word of its own in %s', (language) => {
  const texts = JSON.parse(readFileSync(`packages/messages/${language}/my.json`, 'utf8')) as Record<string, string> // a flat file of texts
  expect(statuses.filter((status) => !texts[`status.${status}`] || texts[`status.${status}`] === status)).toEqual([])
})
