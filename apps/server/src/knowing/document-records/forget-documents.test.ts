import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobRow } from '../../base/jobs/jobs.sql.ts'
import { droppedMonth } from '../../base/months/test-months.sql.ts'
import { openTestHouse, type TestHouse, type TestPlayer } from '../../base/testing/test-house.ts'
import type { TestBrowser } from '../../base/testing/test-browser.ts'
import { forgetDocumentsWorker } from './forget-documents.ts'
import { someFile } from '../documents/test-documents.ts'

let at: TestHouse
beforeAll(async () => void (at = await openTestHouse()))
afterAll(() => at.close())

type Sender = TestPlayer & { browser: TestBrowser }
const send = async (): Promise<Sender> => {
  const player = await at.player()
  const document = { group: 'account' as const, type: 'otherDocument', name: 'Letter', fields: {}, files: [someFile()] }
  await player.browser.must('POST /api/documents', document, { key: `key-${player.id}` })
  return player
}
const kept = async ({ id }: Sender) => [
  (await at.sql(`select from document where player = ${id}`)).length,
  (await at.sql(`select from document_file where player = ${id}`)).length,
]
const forget = () => forgetDocumentsWorker(at.house)({} as JobRow) // which it does not read
const yearsMs = (years: number) => years * 366 * 86_400_000

test('files of closed accounts are removed once the years are over, those of others stay', async () => {
  const [gone, forATime, active] = [await send(), await send(), await send()]
  await gone.browser.must('POST /api/account/close', {})
  await at.sql(`update player set status = 'closed', closure = 'period', closed_until = '2100-01-01' where id = ${forATime.id}`)
  at.clock.advance(yearsMs(4))
  const closedLately = await send()
  await closedLately.browser.must('POST /api/account/close', {})
  await forget()
  expect(await kept(gone)).toEqual([1, 1])
  at.clock.advance(yearsMs(2))
  await forget()
  expect(await Promise.all([gone, forATime, active, closedLately].map(kept))).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
    [1, 1],
  ])
  expect(await at.sql(`select subject, details from audit where action = 'document.forget'`)).toEqual([
    { subject: `player:${gone.id}`, details: { documents: 1 } },
  ])
})

test('no file is removed while a month of the audit log that only the archive has reaches into the years', async () => {
  const player = await send()
  await player.browser.must('POST /api/account/close', {})
  at.clock.advance(yearsMs(6))
  await at.sql(droppedMonth('audit', new Date(at.clock.now().getTime() - yearsMs(4)).toISOString().slice(0, 7)))
  await forget()
  expect(await kept(player)).toEqual([1, 1])
  await at.sql(`update dropped_month set restored_at = now(), restored_by = 'cli:test'`)
  await forget()
  expect(await kept(player)).toEqual([0, 0])
})

test('nobody else removes a file, not even the owner of the database by mistake', async () => {
  const player = await send()
  await expect(at.house.db.query({ text: 'delete from document_file' })).rejects.toThrow(/permission denied/)
  await expect(at.sql('delete from document_file')).rejects.toThrow(/append-only/)
  expect(await kept(player)).toEqual([1, 1])
})

test('a file has a random name and no address: what is told of it has no content, and nothing below the site answers it', async () => {
  proves('IDN-NS-56')
  const { browser, id } = await send()
  const [row] = await at.sql(`select id from document where player = ${id}`)
  expect(row?.id).toMatch(/^[\w-]{20,}$/)
  const { documents } = await browser.must('GET /api/documents', {})
  expect(JSON.stringify(documents)).not.toMatch(/data:|base64|"(url|path|content)"/)
  for (const url of [`/api/documents/${String(row?.id)}`, `/api/documents/${String(row?.id)}/0`, `/documents/${String(row?.id)}`])
    expect([url, (await browser.request({ method: 'GET', url })).statusCode]).toEqual([url, 404])
})
