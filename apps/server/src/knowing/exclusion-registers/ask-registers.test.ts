import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { expectTold } from '../../base/testing/test-told.ts'
import { registrationAt } from '../../people/registration/test-registration.ts'

let at: TestHouse
let kit: ReturnType<typeof registrationAt>
beforeAll(async () => {
  at = await openTestHouse()
  kit = registrationAt(at)
})
afterAll(() => at.close())
afterEach(() => {
  at.registers.fault = 'none'
  at.registers.excluded.clear()
})

const players = async () => Number((await at.sql('select count(*) as n from player'))[0]?.n)
const asked = () => at.registers.asked.at(-1)

describe.each([
  ['SWE', 'spelpaus', '198112289874'],
  ['GBR', 'gamstop', 'Quartermaine'],
  ['NLD', 'cruks', '111222333'],
])('%s asks %s', (country, register, person) => {
  test('at a registration, and lets in whom it does not know', async () => {
    expect((await kit.register({ country })).status).toBe(200)
    expect([asked()?.register, asked()?.key?.replace('Bearer ', '')]).toEqual([register, 'registers-key'])
  })

  test('and refuses whom it excludes (120); nothing is written', async () => {
    at.registers.excluded.add(person)
    const before = await players()
    expect((await kit.register({ country, email: 'x@example.com' })).error).toMatchObject({ errorCode: 120, errorSubCode: 'newcomer' })
    expect(await players()).toBe(before)
  })

  test.each(['away', 'nonsense', 'silent'] as const)('and lets nobody in while it is %s (258)', async (fault) => {
    proves('SHL-973')
    at.registers.fault = fault
    await expectTold((await kit.register({ country })).error, 258, /^The self-exclusion register does not answer/)
  })

  test('and at every login: who was excluded meanwhile stays out', async () => {
    const { email } = await at.player({ country })
    const logIn = () => at.browser().ask('POST /api/login', { login: email, password: testPassword })
    expect((await logIn()).status).toBe(200)
    at.registers.excluded.add(country === 'GBR' ? 'Example' : person)
    const { errorCode, errorSubCode } = (await logIn()).error
    expect([errorCode, errorSubCode]).toEqual([120, undefined])
    at.registers.excluded.clear()
    at.registers.fault = 'away'
    expect((await logIn()).error.errorCode).toBe(258)
  })
})

test('a register that a country demands and that has no address counts as unreachable', async () => {
  await at.set('be.exclusionRegisters', {})
  expect((await kit.register({ country: 'SWE' })).error.errorCode).toBe(258)
  await at.set('be.exclusionRegisters', at.registers.urls)
})

test('whom EPIS names is told so by its own number (184), asked by the first given name alone; one that is away is 258', async () => {
  proves('SHL-891')
  const belgian = { country: 'BEL', firstName: 'Ada Maria', lastName: 'Peeters' }
  at.registers.excluded.add('Ada Peeters')
  await expectTold((await kit.register({ ...belgian, birthDate: '1980-05-05' })).error, 184, /^The check with the EPIS register/)
  at.registers.fault = 'away'
  expect((await kit.register({ ...belgian, birthDate: '1980-05-05' })).error.errorCode).toBe(258)
})

test('a register without an adapter is asked through the gateway with all that is known', async () => {
  const estonian = { country: 'EST', lastName: 'Tamm', birthDate: '1980-05-05' }
  await kit.register(estonian)
  expect([asked()?.register, JSON.parse(asked()?.body ?? '{}')]).toMatchObject(['hampi', { lastName: 'Tamm', birthDate: '1980-05-05' }])
  at.registers.excluded.add('Tamm')
  expect((await kit.register({ ...estonian, email: 'tamm@example.com' })).error.errorCode).toBe(120)
})

describe('a register of vulnerable players, where the operator has one for a country', () => {
  beforeAll(() => at.set('be.vulnerabilityRegisters', { MLT: at.registers.urls['hampi'] }))
  afterAll(() => at.set('be.vulnerabilityRegisters', {}))

  test('is asked at a registration and at a login; who is in it is refused (211)', async () => {
    proves('SHL-914')
    const { email } = await at.player()
    const logIn = () => at.browser().ask('POST /api/login', { login: email, password: testPassword })
    expect((await logIn()).status).toBe(200)
    at.registers.excluded.add('Example').add('Mifsud')
    await expectTold((await logIn()).error, 211, /^A register for the protection of players does not allow this\./)
    expect((await kit.register({ country: 'MLT', lastName: 'Mifsud', email: 'mifsud@example.com' })).error.errorCode).toBe(211)
    const [row] = await at.sql('select register, answer from register_answer order by id desc limit 1')
    expect(row).toEqual({ register: 'vulnerability', answer: 'excluded' })
  })

  test('lets nobody in while it does not answer (278)', async () => {
    proves('SHL-967')
    at.registers.fault = 'away'
    const { error } = await kit.register({ country: 'MLT', email: 'away@example.com' })
    await expectTold(error, 278, /^A register that we must ask does not answer\./)
  })

  test('is not asked about somebody of another country', async () => {
    const before = at.registers.asked.length
    expect((await kit.register({ country: 'POL', zipCode: '00-001', email: 'pol@example.com' })).error?.errorCode).not.toBe(211)
    expect(at.registers.asked.length).toBe(before)
  })
})

describe('a service that compares people with sanctions lists, where the operator has one', () => {
  beforeAll(() => at.set('be.screeningServices', { '*': at.registers.urls['hampi'], POL: 'http://127.0.0.1:9/nobody' }))
  afterAll(() => at.set('be.screeningServices', {}))

  test('is asked at a registration and at a login; whom it names is refused (245)', async () => {
    proves('SHL-961')
    const { email } = await at.player()
    at.registers.excluded.add('Example').add('Mifsud')
    const { error } = await at.browser().ask('POST /api/login', { login: email, password: testPassword })
    await expectTold(error, 245, /^The verification failed\./)
    expect((await kit.register({ country: 'MLT', lastName: 'Mifsud', email: 'screened@example.com' })).error.errorCode).toBe(245)
    const [row] = await at.sql('select register, answer from register_answer order by id desc limit 1')
    expect(row).toEqual({ register: 'screening', answer: 'excluded' })
  })

  test('lets nobody in while it does not answer (252)', async () => {
    proves('SHL-966')
    const { email } = await at.player()
    at.registers.fault = 'away'
    const { error } = await kit.register({ country: 'MLT', email: 'unscreened@example.com' })
    await expectTold(error, 252, /^The service that checks players does not answer\./)
    expect((await at.browser().ask('POST /api/login', { login: email, password: testPassword })).error.errorCode).toBe(252)
  })

  test('of a country goes before the one for every other', async () => {
    const { error } = await kit.register({ country: 'POL', zipCode: '00-001', email: 'screened.pol@example.com' })
    expect(error.errorCode).toBe(252)
  })
})

test('a country without a register asks none', async () => {
  const before = at.registers.asked.length
  expect((await kit.register({ country: 'MLT' })).status).toBe(200)
  expect(at.registers.asked.length).toBe(before)
})

test('whom Cruks cannot find by the number is told to check it (196)', async () => {
  proves('SHL-900')
  const { error } = await kit.register({ country: 'NLD', nationalIdNumber: '999999990' })
  expect(error.errorDetails).toEqual({ reason: 'nationalIdNumber', field: 'nationalIdNumber' })
  await expectTold(error, 196, /^The Cruks register does not know this national identification number\./)
})

test('who gave no number is told that Spelpaus needs one (196)', async () => {
  const { email } = await at.player({ country: 'MLT' })
  await at.set('country.appliedRules', { MLT: 'SWE' })
  const { error } = await at.browser().ask('POST /api/login', { login: email, password: testPassword })
  await at.set('country.appliedRules', {})
  expect([error.errorCode, error.errorDetails]).toEqual([196, { reason: 'spelpaus', field: 'nationalIdNumber' }])
})

test('every answer is kept with its proof, and nothing of the person', async () => {
  await kit.register({ country: 'SWE', nationalIdNumber: '880320-0016', birthDate: '1988-03-20' })
  const [row] = await at.sql('select * from register_answer order by id desc limit 1')
  expect(row).toMatchObject({ register: 'spelpaus', occasion: 'register', answer: 'clear', proof: 'proof-1' })
  expect(JSON.stringify(row, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))).not.toMatch(/8803200016|1988/)
})
