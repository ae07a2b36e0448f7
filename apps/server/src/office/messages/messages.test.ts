import { builtInMailText } from '@fairhouse/messages/mail-texts.ts'
import { messageTemplates } from '@fairhouse/messages/message-templates.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openMail } from '../../base/mail/mail.ts'
import { readMessage as readQueued } from '../../base/mail/outbox.sql.ts'
import { activationMail, registrationHeldMail } from '../../people/activation/mails.ts'
import { codeText } from '../../people/verification/messages.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let writer: TestColleague
let second: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  writer = await at.colleague('content')
  second = await at.colleague('content')
})
afterAll(() => at.close())

const reason = 'The house speaks otherwise.'
const activation = { name: 'activation', language: 'en' }
const sent = (language = 'en') => activationMail(at.house, 'anna@example.com', 'Anna', 'c0de', language)

/** Publishes the words of a message, and waits until they are said. */
async function publish(of: { name: string; language: string }, texts: Record<string, string>, said: () => string, wanted: RegExp) {
  await writer.must('publishMessage', { ...of, texts }, { reason })
  await vi.waitFor(() => expect(said()).toMatch(wanted), { timeout: 20_000 })
}

test('every message that there is has a text for each of its parts, and says nothing that it does not know', async () => {
  const { messages } = await writer.must('listMessages', {})
  expect(messages.map(({ name }) => name)).toEqual(Object.keys(messageTemplates))
  for (const { name } of messages) {
    const { parts, values } = await writer.must('readMessage', { name, language: 'en' })
    expect(parts.map(({ builtIn, key }) => builtIn === key)).not.toContain(true)
    expect({ name, values }).toEqual({ name, values: expect.arrayContaining(parts.flatMap(({ needed }) => needed)) })
    const seen = await writer.must('previewMessage', { name, language: 'en', texts: {}, samples: {} })
    expect([name, seen.mistakes, seen.text.includes('{')]).toEqual([name, [], false])
  }
})

test('the house’s own words are sent from then on in their language, and the product’s in all others; they come back', async () => {
  const { version } = await writer.must('readMessage', activation)
  const texts = { 'activation.body': 'Moor your boat, {name}: one link is left.' }
  const { value } = await writer.ask('publishMessage', { ...activation, texts }, { dryRun: true })
  expect(value).toMatchObject({
    changes: [
      { what: 'message', after: texts['activation.body'] },
      { what: 'message.version', before: '0', after: '1' },
    ],
  })
  expect(sent().text).not.toContain('Moor')
  await publish(activation, texts, () => sent().text, /Moor your boat, Anna: one link is left/)
  expect([sent('sv').text.includes('Moor'), sent().html.includes('Moor your boat, Anna')]).toEqual([false, true])
  const stale = await second.ask(
    'publishMessage',
    { ...activation, texts: {} },
    { reason, precondition: { 'message:activation/en': version } },
  )
  expect(stale.refusal.error).toBe('moved')
  await publish(activation, {}, () => sent().text, /One step is left/)
  const { versions } = await writer.must('listMessageVersions', activation)
  expect(versions.map((one) => [one.version, one.texts])).toEqual([
    [2, {}],
    [1, texts],
  ])
  await publish(activation, versions[1]!.texts, () => sent().text, /Moor/) // there are two
})

test('where a language has no text of the product’s, players read the house’s own of the language that it falls back to', async () => {
  await at.set('languages', ['en', 'sv', 'no'])
  expect(builtInMailText('no', 'activation.subject')).toBe(builtInMailText('en', 'activation.subject'))
  const held = () => registrationHeldMail(at.house, 'a@example.com', 'Anna', 'no').subject
  await publish({ name: 'registrationHeld', language: 'en' }, { 'held.subject': 'Ahoy' }, held, /^Ahoy$/)
})

test('a code for a phone stands before the house’s own words, whatever they are', async () => {
  const to = { value: '+35699123456', firstName: 'Anna', language: 'en' }
  const code = () => codeText(at.house, to, '482193')
  await publish(
    { name: 'smsCode', language: 'en' },
    { 'code.sms': 'is yours for {minutes} minutes.' },
    code,
    /^482193 is yours for \d+ minutes\.\n\n@\S+ #482193$/,
  )
})

test('an unknown value, a missing one, a text that cannot be read, a broken line and one that is too long are refused', async () => {
  const why = async (name: string, texts: Record<string, string>) => {
    const { refusal } = await writer.ask('publishMessage', { name, language: 'en', texts }, { reason })
    return [refusal.error, refusal.errorSubMessage]
  }
  const refused = (sentence: RegExp) => ['mayNot', expect.stringMatching(sentence)]
  expect(await why('activation', { 'activation.body': 'Pay {amount}.' })).toEqual(refused(/\{amount\} cannot stand here/))
  expect(await why('activation', { 'activation.ignore': 'It works once.' })).toEqual(refused(/\{hours\} may not be missing/))
  expect(await why('smsCode', { 'code.sms': 'is your code.' })).toEqual(refused(/\{minutes\} may not be missing/))
  expect(await why('activation', { 'activation.body': 'Broken {name' })).toEqual(refused(/cannot be read/))
  expect(await why('activation', { 'activation.subject': 'One\nBcc: all@example.com' })).toEqual(refused(/one line/))
  expect(await why('activation', { 'activation.subject': 'x'.repeat(121) })).toEqual(refused(/121 letters/))
  expect(await why('smsCode', { 'code.sms': `{minutes}${'я'.repeat(220)}` })).toEqual(refused(/4 messages/))
  expect(await why('activation', { 'code.sms': '{minutes}' })).toEqual(refused(/no such text/))
  expect(await why('activation', { 'activation.body': ' ' })).toEqual(refused(/empty/))
  expect(
    (await writer.ask('publishMessage', { name: 'activation', language: 'ja', texts: { 'activation.body': 'x' } }, { reason })).refusal
      .error,
  ).toBe('mayNot')
  expect((await writer.ask('readMessage', { name: 'constructor', language: 'en' })).refusal.error).toBe('notFound')
})

test('the words about limits and exclusions take two people', async () => {
  const wanted = { name: 'limitLapsed', language: 'en', texts: { 'limit.lapsed': 'Your request has lapsed.' } }
  const asked = await writer.ask('publishMessage', wanted, { reason })
  expect([asked.refusal.error, (await writer.must('readMessage', wanted)).gate]).toEqual(['secondNeeded', 'second'])
  await second.must('applyRequest', { id: String(asked.refusal.errorDetails?.['request']) }, { reason, sign: true })
  expect((await writer.must('readMessage', wanted)).parts.find(({ key }) => key === 'limit.lapsed')?.own).toBe('Your request has lapsed.')
})

test('script in a text or in sample data stays text', async () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  const seen = await writer.must('previewMessage', {
    ...activation,
    texts: { 'activation.body': script },
    samples: { name: `"><svg onload=alert(1)>${script}` },
  })
  expect(seen.html).not.toMatch(/<script|<img|<svg/)
  expect(seen.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('a test goes to the address of whoever asks, as it is written, and changes nothing', async () => {
  const texts = { 'activation.subject': 'A test of words' }
  const { version } = await writer.must('readMessage', activation)
  await writer.must('sendTestMessage', { ...activation, texts, samples: { name: 'Bo' } }, { reason })
  const [row] = await at.sql('select max(id)::int as id from mail')
  const queued = await readQueued(at.house.db, 'mail', BigInt(Number(row?.id)))
  const mail = queued && openMail(at.house.personal, queued)
  expect(mail).toMatchObject({ recipient: expect.stringMatching(/^colleague\d+@example\.com$/), subject: 'A test of words' })
  expect([mail?.text.startsWith('Hello Bo,'), (await writer.must('readMessage', activation)).version]).toEqual([true, version])
})
