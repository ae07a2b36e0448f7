import { proves, provesMany, type RowName } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { writeTestCampaign } from '../../play/campaigns/test-campaign.ts'
import { registerAt, someEmail } from '../registration/test-registration.ts'
import { catalogue } from '../../settings/catalogue.ts'
import { consentNames } from './consent-fields.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

const read = (country: string, more: { campaign?: string; referralCode?: string } = {}) =>
  at.browser().must('GET /api/registration/fields', { country, ...more })
const fieldsOf = async (country: string) => (await read(country)).steps.flatMap(({ fields }) => fields)
const fieldIn = async (country: string, name: string) => (await fieldsOf(country)).find((field) => field.name === name)

describe('the list of countries', () => {
  const offered = async (country: string, browser = at.browser()) => {
    const { steps } = await browser.must('GET /api/registration/fields', { country })
    return steps[0]?.fields.find(({ name }) => name === 'country')?.options?.map(({ value }) => value) ?? []
  }

  test('has all of them, each once', async () => {
    proves('IDN-396')
    const all = await offered('MLT')
    expect(all.length).toBeGreaterThanOrEqual(230)
    expect(all.length).toBeLessThanOrEqual(250)
    expect(all.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([])
    expect(new Set(all).size).toBe(all.length)
  })

  test('leaves out those of pay-and-play for visitors, but never the present one, and for players none', async () => {
    proves('IDN-590..591')
    await at.set('deposit.payAndPlayCountries', ['SWE'])
    const { browser } = await at.player()
    expect([
      (await offered('MLT')).includes('SWE'),
      (await offered('SWE')).includes('SWE'),
      (await offered('MLT', browser)).includes('SWE'),
    ]).toEqual([false, true, true])
    await at.set('deposit.payAndPlayCountries', [])
  })

  test('depends on the country rules that apply to the visitor', async () => {
    proves('IDN-589', 'IDN-NS-74')
    await at.set('registration.countries', { MLT: ['MLT', 'ITA'] })
    await at.set('country.source', 'fixed:MLT')
    expect((await offered('MLT')).toSorted()).toEqual(['ITA', 'MLT'])
    await at.set('country.source', 'fixed:DEU')
    expect((await offered('DEU')).length).toBeGreaterThan(200)
    await at.set('country.source', 'fixed:MLT')
    await at.set('registration.countries', {})
  })
})

describe('consents and statements', () => {
  test('are ticked for nobody beforehand, and name the documents they speak of', async () => {
    proves('IDN-NS-19')
    const before = catalogue['registration.fields'].fallback
    await writeTestCampaign(at.house, { id: 41, names: { en: 'Ticked by nobody' }, offeredAt: ['registration'] })
    await at.set('registration.fields', { '*': ['country', ...consentNames] })
    const boxes = (await fieldsOf('MLT')).filter(({ kind }) => kind === 'checkbox')
    expect(boxes.map(({ name }) => name).toSorted()).toEqual([...consentNames].toSorted())
    expect(boxes.filter(({ value }) => value !== 'false')).toEqual([])
    expect(Object.fromEntries(boxes.flatMap(({ name, documents }) => (documents ? [[name, documents]] : [])))).toEqual({
      policyChecked: ['terms-conditions'],
      ageAndPolicyChecked: ['terms-conditions'],
      privacyPolicyChecked: ['privacy-policy'],
      statementPrivacy: ['privacy-policy'],
      contractNotesChecked: ['terms-conditions'],
    })
    await at.set('registration.fields', before)
    await at.house.db.query({ text: 'update campaign set enabled = false where id = 41' })
  })

  test.each([
    [['IDN-366'], 'ageChecked'],
    [['IDN-367'], 'policyChecked'],
    [['IDN-368'], 'ageAndPolicyChecked'],
    [['IDN-369'], 'privacyPolicyChecked'],
    [['IDN-370'], 'receiveEmail'],
    [['IDN-371'], 'receiveSms'],
    [['IDN-372'], 'receiveEmailAndSms'],
    [['IDN-373'], 'campaignsEnabled'],
    [['IDN-374'], 'publicPerson'],
  ] as [RowName[], string][])(
    '%j: %s is a box of the form where the setting has it, and what is sent of it is kept',
    async (rows, name) => {
      proves(...rows)
      const lists = catalogue['registration.fields'].fallback
      await writeTestCampaign(at.house, { id: 42, names: { en: 'For a box' }, offeredAt: ['registration'] })
      await at.house.db.query({ text: 'update campaign set enabled = true where id = 42' })
      const plain = (lists['*'] ?? []).filter((field) => !consentNames.includes(field))
      await at.set('registration.fields', { ...lists, MLT: plain })
      expect(await fieldIn('MLT', name)).toBeUndefined()
      await at.set('registration.fields', { ...lists, MLT: [...plain, name] })
      expect(await fieldIn('MLT', name)).toMatchObject({ kind: 'checkbox', value: 'false' })
      const email = someEmail()
      expect((await registerAt(at, { email, [name]: 'true', campaignId: '-1' })).error).toBeUndefined()
      const index = at.house.personal.indexOf('login', email)
      const kept = await at.sql(
        `select c.name, c.accepted from registration_consent c join player_login l on l.player = c.player where l.login_index = '${index}' and c.name = '${name}'`,
      )
      expect(kept).toEqual([{ name, accepted: true }])
      await at.set('registration.fields', lists)
      await at.house.db.query({ text: 'update campaign set enabled = false where id = 42' })
    },
  )
})

describe('the bonus', () => {
  test('is not asked while no campaign runs: the hidden choice is -1', async () => {
    proves('IDN-577', 'IDN-579')
    expect(await fieldIn('MLT', 'campaignId')).toMatchObject({ kind: 'hidden', value: '-1' })
    expect([await fieldIn('MLT', 'promoCode'), await fieldIn('MLT', 'campaignsEnabled')]).toEqual([undefined, undefined])
  })

  test('is a running campaign, a promo code (0) or none (-1); the address can choose one', async () => {
    provesMany('the answer names each choice with its value and when it is asked', 'IDN-041 IDN-241 IDN-246..250 IDN-359 IDN-578 IDN-580')
    const begun = at.clock.now()
    const offeredAt: 'registration'[] = ['registration']
    await writeTestCampaign(at.house, { id: 17, names: { en: 'Welcome', sv: 'Välkommen' }, offeredAt, promoCode: 'HELLO' })
    await writeTestCampaign(at.house, { id: 18, names: { en: 'Suomi' }, offeredAt, countries: ['FIN'] })
    await writeTestCampaign(at.house, {
      id: 19,
      names: { en: 'Over' },
      offeredAt,
      startsAt: new Date(0).toISOString(),
      endsAt: begun.toISOString(),
    })
    const field = await fieldIn('MLT', 'campaignId')
    expect(field?.options).toEqual([{ value: '17', label: 'Welcome' }, { value: '0' }, { value: '-1' }])
    expect(field?.onlyIf).toEqual({ field: 'campaignsEnabled', values: ['true'], otherwise: '-1' })
    expect((await fieldIn('MLT', 'promoCode'))?.onlyIf).toEqual({ field: 'campaignId', values: ['0'] })
    expect((await fieldIn('FIN', 'campaignId'))?.options?.map(({ value }) => value)).toEqual(['17', '18', '0', '-1'])
    const wanted = (await read('MLT', { campaign: '17', referralCode: 'friend7' })).steps.flatMap(({ fields }) => fields)
    expect(wanted.find(({ name }) => name === 'campaignId')?.value).toBe('17')
    expect(wanted.find(({ name }) => name === 'campaignsEnabled')?.value).toBe('true')
    expect((await fieldIn('MLT', 'campaignsEnabled'))?.value).toBe('false')
    expect(wanted.find(({ name }) => name === 'referralCode')?.value).toBe('FRIEND7')
    const lists = catalogue['registration.fields'].fallback
    await at.set('registration.fields', { ...lists, MLT: (lists['*'] ?? []).filter((name) => name !== 'promoCode') })
    expect([await fieldIn('MLT', 'promoCode'), (await fieldIn('MLT', 'campaignId'))?.kind]).toEqual([undefined, 'select'])
    await at.set('registration.fields', lists)
  })

  test('is not asked where the setting says so', async () => {
    await at.set('fe.registration.campaignsEnabled', false)
    expect(await fieldIn('MLT', 'campaignId')).toMatchObject({ kind: 'hidden', value: '-1' })
    await at.set('fe.registration.campaignsEnabled', true)
  })
})
