import { proves } from '@fairhouse/testing/proves.ts'
import type { PageSettings } from '@fairhouse/contract'
import { createTexts } from '@fairhouse/messages'
import { compileMessages } from '@fairhouse/messages/compile-messages.ts'
import { expect, test } from 'vitest'
import { placeholdersOf } from './placeholders.ts'

const settings = (fe: Record<string, unknown>) => ({ siteName: 'Harbour', supportEmail: 'help@harbour.example', fe }) as PageSettings // what they are read from
const say = async (fe: Record<string, unknown>, text: string) => {
  const load = async () => compileMessages('lobby', { k: text }) as Record<string, string>
  const texts = createTexts('en', load, placeholdersOf(settings(fe), 'https://play.example:8443'))
  await texts.load(['lobby'])
  return texts.tFirst(['lobby.k' as never]) // a text of this test
}

test('name, description, host and address of the site can stand in any text', async () => {
  proves('SHL-509..512')
  const text = '{siteName}: {siteDescription} {host} {supportEmail}'
  const all = { 'site.description': 'Plays fair.', 'site.host': 'harbour.example' }
  expect(await say(all, text)).toBe('Harbour: Plays fair. harbour.example help@harbour.example')
  expect(await say({ 'site.host': '' }, '{host}')).toBe('play.example:8443')
})
