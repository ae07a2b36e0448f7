import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorOf } from '../../office/testing/test-operator.ts'
import { openTestLimits, type LimitPlayer, type TestLimits } from '../limits/test-limits.ts'

let at: TestLimits
beforeAll(async () => void (at = await openTestLimits()))
afterAll(() => at.close())

const textsOf = async ({ browser }: LimitPlayer) => browser.must('GET /api/limits/texts', {})
const command = operatorOf(() => at)

describe('how changes of limits take effect', () => {
  const own = {
    SWE: { currency: 'SEK', rule: 'Swedish Gambling Act', delay: '72 hours (3 days)' },
    GBR: { currency: 'GBP', rule: 'British Gambling Commission', delay: '24 hours' },
    EST: { currency: 'EUR', rule: 'Estonian Gambling Act', delay: '24 hours' },
    NLD: { currency: 'EUR', rule: 'Dutch Remote Gambling Decree', delay: '168 hours (7 days)' },
    MLT: { currency: 'EUR', rule: 'player protection rules of our licence', delay: '24 hours' },
  }
  const rowsOf: Record<string, RowName[]> = { SWE: ['SHL-326'], GBR: ['SHL-327'], EST: ['SHL-328'], NLD: ['SHL-329'], MLT: ['SHL-NS-28'] }
  test.each(Object.entries(own))('is said to a player of %s with the rule, the delay in hours and the support', async (country, said) => {
    proves(...(rowsOf[country] ?? []))
    const player = await at.player({ country, currency: said.currency })
    const { increasingEffectiveHours } = (await at.read(player)).deposit ?? {}
    const { name, texts } = await textsOf(player)
    expect(name).toBe(`limits-${country === 'MLT' ? 'default' : country.toLowerCase()}`)
    expect(texts.deposit).toContain(said.rule)
    expect(texts.deposit).toContain(` ${said.delay}`)
    expect(said.delay).toContain(`${increasingEffectiveHours} hours`)
    expect(texts.deposit).toContain(at.house.settings.get('site.supportEmail'))
    expect(texts.deposit).not.toMatch(/[{}]/)
  })

  test('is said of the Dutch max balance in days, too', async () => {
    proves('SHL-612')
    const { texts } = await textsOf(await at.player({ country: 'NLD', currency: 'EUR' }))
    expect(texts.maxBalance).toContain('7 days')
  })

  test('is said elsewhere in one way', async () => {
    proves('SHL-330')
    const [finn, german] = [await at.player({ country: 'FIN' }), await at.player({ country: 'DEU' })]
    const [one, other] = [await textsOf(finn), await textsOf(german)]
    expect([one.name, other.name]).toEqual(['limits-default', 'limits-default'])
    const template = (text: string | undefined) => text?.replace(/\d+ hours?(?: \(\d+ days\))?/, '…')
    expect(template(one.texts.deposit)).toBe(template(other.texts.deposit))
  })
})

describe('the operator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'limit-texts-'))
  const publish = (body: string) => {
    const file = join(folder, 'text.md')
    writeFileSync(file, `---\ntitle: Limits\ndescription: How they change.\n---\n\n${body}\n`)
    return command('pages publish', 'limits-gbr', 'en', file)
  }

  test('starts from the product’s words, and puts others in their place, whose delay is still the rule set’s', async () => {
    const player = await at.player({ country: 'GBR', currency: 'GBP' })
    const before = await textsOf(player)
    const shown = await command('pages show', 'limits-gbr', 'en')
    expect(shown.join('\n')).toContain('waits {delay}')
    expect(shown.join('\n')).toContain('Write to {email}')
    await publish('At {site} a higher limit waits {delay}. Ask {email}.')
    const { texts } = await textsOf(player)
    const [site, email] = [at.house.settings.get('site.name'), at.house.settings.get('site.supportEmail')]
    expect(texts.deposit).toBe(`At ${site} a higher limit waits 24 hours. Ask ${email}.`)
    expect(before.texts.deposit).not.toBe(texts.deposit)
    expect((await textsOf(await at.player())).texts.deposit).not.toContain(`At ${site} a higher limit`)
  })

  test('cannot publish words that leave out the delay or the support', async () => {
    await expect(async () => publish('A higher limit waits 24 hours. Ask {email}.')).rejects.toThrow(/needs \{delay\}/)
    await expect(async () => publish('A higher limit waits {delay}.')).rejects.toThrow(/needs \{email\}/)
  })
})
