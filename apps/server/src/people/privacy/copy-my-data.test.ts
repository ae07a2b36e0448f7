// The copy of a player's data: asked for with a proof, everything in it, as JSON and as a page to read.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAccess } from '../../base/audit/access.sql.ts'
import { droppedMonth } from '../../base/months/test-months.sql.ts'
import { openTestHouse, testPassword, type TestHouse } from '../../base/testing/test-house.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { htmlOf, jsonOf } from './write-copy.ts'
import type { Section } from './copy-sections.ts'

let at: TestHouse
beforeAll(async () => void (at = await openTestHouse()))
afterAll(() => at.close())

async function somebody() {
  const player = await at.player()
  const { shard, id } = player
  await queueMail(at.house.db, at.house, { recipient: player.email, subject: 'Welcome <you>', text: 't', html: 'h' }, { shard, player: id })
  await at.sql(`insert into consent (shard, player, document, version, at) values (${shard}, ${id}, 'privacy-policy', 2, now());
    insert into exclusion (shard, player, kind, source, reason, starts_at, ends_at) values (${shard}, ${id}, 'timeOut', 'player', '', '2020-01-01', '2020-01-02');
    insert into reality_check (shard, player, at, then_did) values (${shard}, ${id}, now(), 'continue');
    insert into limit_change (shard, player, currency, type, period, amount, source, actor, requested_at, effective_at)
      values (${shard}, ${id}, 'EUR', 'deposit', 'daily', 5000, 'player', 'player:${id}', now(), now())`)
  return player
}
const read = async (player: Awaited<ReturnType<typeof somebody>>, url: string) => player.browser.request({ method: 'GET', url })

test('has everything as JSON, and that it was handed out stands in the audit log', async () => {
  const player = await somebody()
  const { path } = await player.browser.must('POST /api/profile/copy', { form: 'json' })
  const { statusCode, headers, body } = await read(player, path)
  expect([statusCode, headers['content-disposition'], headers['cache-control']]).toEqual([
    200,
    'attachment; filename="my-data.json"',
    'no-store',
  ])
  const { data, more } = JSON.parse(body) as { data: Record<string, Record<string, unknown>[]>; more: string[] }
  expect(more).toEqual([])
  expect(data.profile).toContainEqual({ name: 'email', value: player.email })
  expect(data.account).toContainEqual({ name: 'playerNumber', value: String(player.id) })
  expect(data.consents).toMatchObject([{ name: 'privacy-policy', version: 2, accepted: true }])
  expect(data.signIns).toMatchObject([{ address: player.browser.address }])
  expect(data.limits).toMatchObject([{ type: 'deposit', period: 'daily', to: '50.00', by: 'player' }])
  expect(data.exclusions).toMatchObject([{ type: 'timeOut' }])
  expect(data.mails).toMatchObject([{ name: 'Welcome <you>' }])
  expect(data.realityChecks).toMatchObject([{ value: 'continue' }])
  for (const part of ['devices', 'waysIn', 'registers', 'statement', 'totals', 'storedDetails', 'documents', 'campaigns'])
    expect([part, Array.isArray(data[part])]).toEqual([part, true])
  expect(await at.sql(`select actor, details from audit where action = 'player.copied' and subject = 'player:${player.id}'`)).toEqual([
    { actor: `player:${player.id}`, details: { file: 'my-data.json' } },
  ])
})

test('says who looked at what of it, and when: what kind of person that was, not who', async () => {
  const player = await somebody()
  const reason = { words: 'a call about Ada', house: at.house }
  const looked = { at: at.clock.now(), of: { shard: player.shard, player: player.id }, fields: ['email', 'street'], reason }
  await writeAccess(at.house.db, { ...looked, actor: 'staff:42', purpose: 'reveal' })
  const { path } = await player.browser.must('POST /api/profile/copy', { form: 'json' })
  const { body } = await read(player, path)
  const { data } = JSON.parse(body) as { data: Record<string, unknown> }
  expect(data.looks).toEqual([{ at: looked.at.toISOString(), type: 'reveal', about: 'email, street', by: 'staff' }])
  expect(body).not.toMatch(/staff:42|a call about/)
})

test('is a page in the reader’s language and direction, in which nothing that somebody wrote becomes markup', async () => {
  const player = await somebody()
  const { path } = await player.browser.must('POST /api/profile/copy', { form: 'html', language: 'ar' })
  const { headers, body } = await read(player, path)
  expect(headers['content-type']).toContain('text/html')
  expect(body).toContain('<html lang="ar" dir="rtl">')
  expect(body).toContain('بياناتك')
  for (const word of ['رقم اللاعب', 'الاسم الأول']) expect(body).toContain(word)
  expect(body).toContain('Welcome &lt;you&gt;')
  expect(body).not.toMatch(/<script|section\.|column\./)
})

test('names the months that are in the archive alone, in each part and language, if the account is old enough', async () => {
  const player = await somebody()
  await at.sql(`update player set created_at = '2018-03-20Z' where id = ${player.id}`)
  for (const month of ['2018-02', '2018-03', '2018-04', '2018-06']) await at.sql(droppedMonth('register_answer', month))
  await at.sql(droppedMonth('access_log', '2018-05'))
  const { archived } = (await read(player, '/api/profile/copy/my-data.json')).json<{ archived: unknown }>()
  expect(archived).toEqual({
    registers: [
      { from: '2018-03', to: '2018-04' },
      { from: '2018-06', to: '2018-06' },
    ],
    looks: [{ from: '2018-05', to: '2018-05' }],
  })
  for (const [language, words] of Object.entries({
    en: 'archived',
    de: 'im Archiv',
    nl: 'het archief',
    sv: 'arkivet',
    fi: 'arkistossa',
    et: 'arhiivis',
    ar: 'الأرشيف',
  })) {
    const sentences = (await read(player, `/api/profile/copy/my-data.html?language=${language}`)).body.match(/<p>[^<]*2018-0[^<]*<\/p>/g)
    expect(sentences).toEqual([expect.stringContaining('2018-03 – 2018-04, 2018-06'), expect.stringContaining('2018-05')])
    for (const sentence of sentences ?? []) expect(sentence).toContain(words)
  }
  await at.sql(`update dropped_month set restored_at = now(), restored_by = 'cli:test'`)
  expect((await read(player, '/api/profile/copy/my-data.json')).json()).toMatchObject({ archived: {} })
})

test('is handed to nobody who has not proven lately who they are, and to no visitor', async () => {
  const player = await somebody()
  await at.sql(`update session set proven_at = '2000-01-01' where player = ${player.id}`)
  const { error } = await player.browser.ask('POST /api/profile/copy', { form: 'json' })
  expect(error).toMatchObject({ error: 'proofNeeded', errorCode: 9102 })
  expect((await read(player, '/api/profile/copy/my-data.json')).json()).toMatchObject({ error: 'proofNeeded' })
  await player.browser.must('POST /api/proof', { password: testPassword })
  expect((await read(player, '/api/profile/copy/my-data.json')).statusCode).toBe(200)
  const visitor = await at.browser().request({ method: 'GET', url: '/api/profile/copy/my-data.json' })
  expect(visitor.json()).toMatchObject({ error: 'noSession' })
  expect((await read(player, '/api/profile/copy/secrets.json')).statusCode).toBe(404)
})

test('says of which part there is more than the file takes, and a part without rows that there are none', async () => {
  const rows = (count: number) =>
    async function* () {
      yield Array.from({ length: count }, (_, place) => ({ name: `n${place}`, secret: 'x' }))
    }
  const sections: Section[] = [
    { name: 'devices', columns: ['name'], most: 2, pages: rows(2) },
    { name: 'mails', columns: ['name'], most: 2, pages: rows(0) },
  ]
  const head = { site: 'Here', madeAt: new Date(0), language: 'en', minAge: 18 }
  const whole = async (parts: AsyncIterable<string>) => {
    let text = ''
    for await (const part of parts) text += part
    return text
  }
  expect(JSON.parse(await whole(jsonOf(head, sections)))).toEqual({
    site: 'Here',
    madeAt: '1970-01-01T00:00:00.000Z',
    data: { devices: [{ name: 'n0' }, { name: 'n1' }], mails: [] },
    more: ['devices'],
    archived: {},
  })
  const page = await whole(htmlOf(head, sections))
  expect(page).toContain('There is more than this file takes')
  expect(page).toContain('Nothing is kept here.')
})
