import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditChainJob, auditChainWorker } from '../../../base/audit/chain-entries.ts'
import { auditAnchorJob, auditAnchorWorker } from '../../../base/audit/make-anchors.ts'
import { writeJob } from '../../../base/jobs/jobs.sql.ts'
import { openTestHouse, type TestHouse } from '../../../base/testing/test-house.ts'
import { runDueJobs } from '../../../base/testing/test-jobs.ts'
import { auditCommands } from './audit.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
  await at.player()
  for (const job of [auditChainJob, auditAnchorJob]) await writeJob(at.house.db, job, 'all', at.clock.now())
})
afterAll(() => at.close())

const fairhouse = (words: string) => auditCommands.find((one) => one.words === words)!.run(at.house, [], {}, undefined as never) // they need no addresses
const work = () => runDueJobs(at.house, { [auditChainJob]: auditChainWorker(at.house), [auditAnchorJob]: auditAnchorWorker(at.house) })
const day = () => at.clock.now().toISOString().slice(0, 10)

test('what the worker has chained is verified, and each day that is over has a signed line', async () => {
  await work()
  expect(await at.sql('select from audit_waiting')).toEqual([])
  expect((await fairhouse('audit anchors')).lines[0]).toMatch(/^There is no anchor yet/)
  const first = day()
  at.clock.advance(86_400_000)
  const second = day()
  at.clock.advance(86_400_000)
  await work()
  const { lines } = await fairhouse('audit anchors')
  expect(lines.slice(0, -1).map((line) => line.slice(0, 10))).toEqual([second])
  expect(first < second).toBe(true)
  expect(lines.at(-1)).toMatch(/^Key [0-9a-f]{16}, Ed25519 public key [0-9a-f]{64}$/)
  expect(await fairhouse('audit verify')).toMatchObject({
    wrong: false,
    lines: [
      expect.stringMatching(/^ok {4}audit: looked at \d+ entries$/),
      'ok    access log: looked at 0 entries',
      'ok    reasons: looked at 0 reasons',
      'ok    anchors: looked at 1 days',
      expect.stringContaining('AUDIT_ANCHOR names no file'),
      'Nothing is wrong.',
    ],
  })
})

test('what was changed is named, and the command fails', async () => {
  await at.sql(`set session_replication_role = replica; update audit set actor = 'cli:other' where id = (select min(id) from audit)`)
  const { wrong, lines } = await fairhouse('audit verify')
  expect([wrong, lines[0]]).toEqual([true, expect.stringMatching(/^WRONG audit: /)])
  expect(lines).toContainEqual(expect.stringMatching(/^audit \d+ is not what was written/))
})
