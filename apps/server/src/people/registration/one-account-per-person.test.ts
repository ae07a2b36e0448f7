import { proves, provesMany } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { writeReferralCode } from '../../play/campaigns/referral-code.sql.ts'
import { writeTestCampaign } from '../../play/campaigns/test-campaign.ts'
import type { ErrorAnswer } from '@fairhouse/contract'
import { openPerson } from '../players/person.ts'
import { readPlayerByLogin } from '../players/player.sql.ts'
import { readTexts } from '@fairhouse/messages/read-texts.ts'
import { expectTold, toldOf } from '../../base/testing/test-told.ts'
import { registrationAt, someEmail } from './test-registration.ts'

let at: TestHouse
let kit: ReturnType<typeof registrationAt>
beforeAll(async () => {
  at = await openTestHouse()
  kit = registrationAt(at)
})
afterAll(() => at.close())

const players = async () => Number((await at.sql('select count(*) as n from player'))[0]?.n)
/** What the form says at the field of a referral code. */
const told = ({ errorDetails = {} }: ErrorAnswer) =>
  readTexts('en', 'field')[`rule.${(errorDetails['fields'] as { referralCode: { rule: string } }).referralCode.rule}`] // as it is refused
const reviews = async () => at.sql('select reason from registration_review order by id')
const romanian = (id: string, birthDate: string) => ({ country: 'ROU', nationalIdNumber: id, birthDate })

describe('where addresses are proven', () => {
  test('a second account with a national id is not opened, the answer is the same, and only the owner hears of an account', async () => {
    const [email, other] = [someEmail(), someEmail()]
    const first = await kit.register({ email, country: 'SWE' })
    const before = await players()
    const second = await kit.register({ email: other, country: 'SWE', nationalIdNumber: '19811228-9874', phoneNumber: '+46701234567' })
    expect([second.status, second.response.body]).toEqual([first.status, first.response.body])
    expect(await players()).toBe(before)
    const { subject } = (await kit.mailsTo(email))[0] ?? {}
    expect(subject).toMatch(/already have/)
    const [held] = await kit.mailsTo(other)
    expect(held?.text).not.toMatch(/activation/)
    expect(held?.subject).toMatch(/Your registration/)
  })

  test('two registrations of one person at once end in one account', async () => {
    const before = await players()
    const forms = Array.from({ length: 6 }, () => ({ ...romanian('2950401331584', '1995-04-01'), email: someEmail() }))
    const answers = await Promise.all(forms.map((form) => kit.register(form)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(await players()).toBe(before + 1)
  })

  test('the claim of an account that was never activated lapses with its link', async () => {
    const form = romanian('1880912170421', '1988-09-12')
    await kit.register(form)
    const before = await players()
    await kit.register({ ...form, email: someEmail() })
    expect(await players()).toBe(before)
    at.clock.advance(73 * 3_600_000)
    await kit.register({ ...form, email: someEmail() })
    expect(await players()).toBe(before + 1)
  })

  test('somebody with name, birth date and postcode of another is let in and put on the list, and so is a number that another has', async () => {
    proves('IDN-NS-24')
    const person = { firstName: 'Zoë', lastName: 'Van der Berg', zipCode: 'VLT 2000', phoneNumber: '+35699000001' }
    await kit.register(person)
    const before = (await reviews()).length
    const twin = await kit.register({
      ...person,
      firstName: 'zoe',
      lastName: 'van-der berg',
      zipCode: 'vlt2000',
      phoneNumber: '+35699000002',
    })
    await kit.register({ firstName: 'Somebody', lastName: 'Else', phoneNumber: '+35699000002' })
    expect(twin.status).toBe(200)
    expect((await reviews()).slice(before).map(({ reason }) => reason)).toEqual(['person', 'phoneNumber'])
  })
})

describe('one account for each household, where the operator wants that', () => {
  const home = (street: string, more: Record<string, string> = {}) => ({ street, zipCode: 'VLT 3000', lastName: 'Ferroman', ...more })
  const partner = { firstName: 'Somebody', lastName: 'Else', phoneNumber: '+35699000077' }
  afterAll(async () => {
    await at.set('registration.sameAddress', 'allow')
    await at.set('registration.emailActivationRequired', true)
  })

  test('is nobody’s business as long as nothing is said', async () => {
    await kit.register(home('Harbour Row 1'))
    const before = (await reviews()).length
    expect((await kit.register(home('Harbour Row 1', partner))).status).toBe(200)
    expect((await reviews()).slice(before)).toEqual([])
  })

  test('puts a second one on the list for an operator', async () => {
    await at.set('registration.sameAddress', 'review')
    const before = (await reviews()).length
    expect((await kit.register(home('harbour row, 1', { ...partner, phoneNumber: '+35699000078' }))).status).toBe(200)
    expect((await reviews()).slice(before)).toContainEqual({ reason: 'address' })
  })

  test('refuses it (170), however the address is written, and takes the neighbours', async () => {
    proves('SHL-885')
    await at.set('registration.sameAddress', 'refuse')
    expect((await kit.register(home('Harbour Row 1', { ...partner, phoneNumber: '+35699000079' }))).status).toBe(200)
    await at.set('registration.emailActivationRequired', false)
    const { error } = await kit.register(home('HARBOUR ROW 1', { ...partner, phoneNumber: '+35699000080' }))
    await expectTold(error, 170, /^There is an account at this address already\./)
    expect((await kit.register(home('Harbour Row 2', { ...partner, phoneNumber: '+35699000081' }))).status).toBe(200)
  })
})

describe('where addresses need not be proven', () => {
  beforeAll(() => at.set('registration.emailActivationRequired', false))
  afterAll(() => at.set('registration.emailActivationRequired', true))

  test('a registration logs in at once', async () => {
    const browser = at.browser()
    const { value } = await kit.register({}, browser)
    expect(value).toMatchObject({ autoLogin: true, profile: { fullName: 'Wilhelmina Quartermaine' } })
    expect((await browser.must('GET /api/session', {})).profile?.playerId).toBe(value.profile?.playerId)
  })

  test('a used address is refused as duplicated, by name', async () => {
    proves('IDN-635', 'IDN-751', 'SHL-683')
    const email = someEmail()
    await kit.register({ email })
    const { error } = await kit.register({ email })
    expect(await toldOf(error)).toBe('Please check the highlighted fields.')
    expect([error.error, error.errorDetails]).toEqual([
      'duplicated',
      { name: 'email', fieldName: 'email', fields: { email: { rule: 'duplicated' } } },
    ])
  })

  test('a used national id is refused as duplicated, by name', async () => {
    const swede = { country: 'SWE', nationalIdNumber: '880320-0016', birthDate: '1988-03-20' }
    await kit.register(swede)
    expect((await kit.register(swede)).error.errorDetails).toMatchObject({ name: 'nationalIdNumber' })
  })

  test('a person who looks like another is refused with 256 where the operator wants that', async () => {
    proves('SHL-970')
    const person = { firstName: 'Unmistakable', lastName: 'Person', phoneNumber: '+35699000009' }
    await kit.register(person)
    await at.set('registration.similarPerson', 'refuse')
    await expectTold((await kit.register(person)).error, 256, /^You seem to have an account already\./)
    await at.set('registration.similarPerson', 'review')
  })
})

test('a nickname is public, so that one is taken is told at once (171)', async () => {
  proves('SHL-886', 'IDN-NS-78')
  const finn = { country: 'FIN', zipCode: '00100', nickName: 'Otso_1' }
  expect((await kit.register(finn)).status).toBe(200)
  const { error } = await kit.register({ ...finn, nickName: 'OTSO_1' })
  expect([error.errorCode, error.errorDetails?.fields]).toEqual([171, { nickName: { rule: 'duplicated' } }])
})

describe('a British postcode', () => {
  test.each([
    ['SW1A 1AA', 200],
    ['EH1 1YZ', 200],
    ['CF10 1EP', 200],
    ['BT1 5GS', 'zipRegion'],
    ['JE2 3AB', 'zipRegion'],
    ['IM1 2RB', 'zipRegion'],
    ['12345', 'zip'],
  ])('%s: %s', async (zipCode, expected) => {
    proves('IDN-NS-23', 'IDN-645')
    const { status, error } = await kit.register({ country: 'GBR', zipCode })
    expect(error ? (error.errorDetails?.fields as Record<string, { rule: string }> | undefined)?.zipCode?.rule : status).toBe(expected) // the shape of a form's mistakes
  })
})

describe('what was agreed to', () => {
  const consentsOf = async (email: string) =>
    at.sql(
      `select c.name, c.accepted, c.text_id, c.at, c.address_index from registration_consent c join player_login l on l.player = c.player where l.login_index = '${at.house.personal.indexOf('login', email)}' order by c.id`,
    )

  test('is kept with its text, its time and its address, what was declined as well', async () => {
    proves('IDN-NS-18')
    const email = someEmail()
    await kit.register({ email, country: 'GBR', receiveEmail: 'true' })
    const kept = await consentsOf(email)
    expect(kept.map(({ name, accepted }) => [name, accepted])).toEqual([
      ['gdprChecked', true],
      ['ageChecked', true],
      ['policyChecked', true],
      ['privacyPolicyChecked', true],
      ['receiveEmail', true],
    ])
    expect(kept.every(({ text_id: id }) => /^[\w.]+@[0-9a-f]{12}/.test(String(id)))).toBe(true)
    expect(kept[2]?.text_id).toMatch(/ terms-conditions\//)
    expect([kept[0]?.at, kept[0]?.address_index]).toEqual([at.clock.now(), expect.stringMatching(/^[\w-]{43}$/)])
  })

  test('can be neither changed nor deleted by the product', async () => {
    await expect(at.house.db.query({ text: 'delete from registration_consent' })).rejects.toThrow(/permission denied|append-only/)
    await expect(at.house.db.query({ text: 'update registration_consent set accepted = true' })).rejects.toThrow(
      /permission denied|append-only/,
    )
  })

  test('must be there: without the agreement, or to another text of it, nobody registers', async () => {
    proves('IDN-582')
    for (const agreement of [undefined, 'registration.gdprText@000000000000']) {
      const { error } = await at
        .browser()
        .ask('POST /api/registration', { fields: { email: someEmail(), country: 'MLT' }, ...(agreement ? { agreement } : {}) })
      expect(error.errorDetails?.fields).toMatchObject({ gdprChecked: { rule: 'mustConfirm' } })
    }
  })
})

describe('the bonus', () => {
  const choiceOf = async (email: string) =>
    (
      await at.sql(
        `select c.campaign, c.promo_code, c.referral_code from registration_choice c join player_login l on l.player = c.player where l.login_index = '${at.house.personal.indexOf('login', email)}'`,
      )
    )[0]
  const registered = async (changes: Record<string, string>) => {
    const email = someEmail()
    const answer = await kit.register({ email, ...changes })
    return { answer, choice: answer.status === 200 ? await choiceOf(email) : undefined }
  }
  const none = { campaign: -1, promo_code: null, referral_code: null }

  test('without a campaign it is none, whatever is sent', async () => {
    proves('IDN-581')
    expect((await registered({})).choice).toEqual(none)
  })

  test('is kept as chosen: a campaign, a promo code by its campaign, or none; unticked campaigns are none', async () => {
    proves('IDN-246..249')
    await writeTestCampaign(at.house, { id: 17, names: { en: 'Welcome' }, offeredAt: ['registration'], promoCode: 'HELLO' })
    const on = { campaignsEnabled: 'true' }
    expect((await registered({ ...on, campaignId: '17' })).choice).toEqual({ ...none, campaign: 17 })
    expect((await registered({ ...on, campaignId: '0', promoCode: 'hello' })).choice).toEqual({
      ...none,
      campaign: 17,
      promo_code: 'HELLO',
    })
    expect((await registered({ ...on, campaignId: '-1' })).choice).toEqual(none)
    expect((await registered({ campaignsEnabled: 'false', campaignId: '17' })).choice).toEqual(none)
  })

  test('a promo code that leads nowhere, or a campaign that does not run, is refused at its field', async () => {
    proves('IDN-NS-25')
    const wrong = async (changes: Record<string, string>) =>
      (await registered({ campaignsEnabled: 'true', ...changes })).answer.error.errorDetails?.fields
    expect(await wrong({ campaignId: '0', promoCode: 'NOTHING' })).toEqual({ promoCode: { rule: 'promoCode' } })
    expect(await wrong({ campaignId: '0' })).toEqual({ promoCode: { rule: 'required' } })
    expect(await wrong({ campaignId: '99' })).toEqual({ campaignId: { rule: 'oneOf' } })
  })

  test('a referral code is kept; an unknown one is 271 and one that is over 272', async () => {
    provesMany('both refusals are told in both ways', 'IDN-250', 'IDN-660..661', 'SHL-978..979', 'SHL-716..717', 'IDN-NS-26')
    const end = new Date(at.clock.now().getTime() + 3_600_000)
    await writeReferralCode(at.house.db, { code: 'friend7', shard: null, player: null, expires_at: end }, at.clock.now())
    expect((await registered({ referralCode: 'Friend7' })).choice).toMatchObject({ referral_code: 'FRIEND7' })
    const unknown = (await registered({ referralCode: 'STRANGER' })).answer.error
    await expectTold(unknown, 271, /^This referral code is not valid\./)
    expect([unknown.errorCode, told(unknown)]).toEqual([271, 'This referral code is not valid.'])
    at.clock.advance(3_600_000)
    const over = (await registered({ referralCode: 'FRIEND7' })).answer.error
    await expectTold(over, 272, /^This referral code has expired\./)
    expect([over.errorCode, told(over)]).toEqual([272, 'This referral code has expired.'])
  })
})

test('a throw-away address is refused, unless the operator takes them (264)', async () => {
  proves('SHL-976')
  const email = () => `${someEmail().split('@')[0]}@mailinator.com`
  await expectTold((await kit.register({ email: email() })).error, 264, /^Addresses of this e-mail service are not accepted\./)
  expect((await kit.register({ email: email().replace('@', '@sub.') })).error.errorCode).toBe(264)
  await at.set('registration.disposableEmails', true)
  expect((await kit.register({ email: email() })).status).toBe(200)
  await at.set('registration.disposableEmails', false)
})

test('a phone number is kept with its calling code, however it was typed', async () => {
  const email = someEmail()
  await kit.register({ email, phoneNumber: '+356 (0) 9912-3456'.replace(' (0)', '') })
  const row = await readPlayerByLogin(at.house.db, at.house.personal.indexOf('login', email))
  expect(openPerson(at.house, row!).phoneNumber).toBe('+35699123456') // they have just registered
})
