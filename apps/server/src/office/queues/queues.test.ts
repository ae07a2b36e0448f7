import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealFor } from '../../base/keys/person-key.sql.ts'
import { detailsPlace } from '../../knowing/document-records/document-seal.ts'
import { writeDocument } from '../../knowing/document-records/document.sql.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

// The machine of the queues, by the queue of documents: two people at full speed, while connections end under them.

let at: TestOffice
let ann: TestColleague
let ben: TestColleague
let cat: TestColleague
beforeAll(async () => {
  at = await openTestOffice()
  ann = await at.colleague('verification')
  ben = await at.colleague('verification')
  cat = await at.colleague('verification')
})
afterAll(() => at.close())

const reason = 'It says what was asked for.'

/** Documents of one player that wait, in this order. */
async function waiting(count: number): Promise<string[]> {
  const { shard, id: player } = await at.player()
  const owner = { shard, player }
  const ids = Array.from({ length: count }, (_, place) => `paper-${player}-${String(place).padStart(3, '0')}`)
  await at.house.db.transaction(async (tx) => {
    const seal = await sealFor(tx, at.house, owner)
    for (const [place, id] of ids.entries())
      await writeDocument(tx, {
        ...owner,
        id,
        group: 'account',
        type: 'otherDocument',
        details: seal.seal({ name: id, fields: {} }, detailsPlace(owner, id)),
        uploaded_at: new Date(at.clock.now().getTime() + place),
      })
  })
  return ids
}

/** Ends every connection of the server, as a restart of the database does. */
const endConnections = () =>
  at.sql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)

/** How often each document was decided on, by the audit log. */
const decisions = () =>
  at.sql(`select details->>'document' as document, count(*)::integer as times from audit
    where action in ('document.approve', 'document.reject') group by 1`)

test('connections end in the middle of a shift: no item is lost, none decided twice, none shown to two people', async () => {
  const all = await waiting(200)
  const left = await cat.must('nextDocument', {})
  const shownTo = new Map<string, string>()
  let [done, ended] = [0, 0]
  const shift = async (who: TestColleague) => {
    for (;;) {
      const next = await who.ask('nextDocument', {})
      if (next.refusal) continue
      const { item } = next.value
      if (item === null) return
      expect([item, shownTo.get(item) ?? who.id]).toEqual([item, who.id])
      shownTo.set(item, who.id)
      // An answer that did not come is asked for again: it was decided, or it is still theirs.
      await who.ask('approveDocument', { item }, { reason })
      done += 1
      if (done % 40 === 0 && ended < 4) {
        ended += 1
        await endConnections()
      }
    }
  }
  await Promise.all([shift(ann), shift(ben)])
  expect(ended).toBe(4)
  expect(new Set(shownTo.values()).size).toBe(2)
  expect([...shownTo.keys()].toSorted()).toEqual(all.filter((item) => item !== left.item).toSorted())

  // Whoever has gone away gives back what they had open: two minutes later it is somebody else's.
  expect(await ann.must('nextDocument', {})).toEqual({ item: null })
  at.clock.advance(121_000)
  expect(await ann.must('nextDocument', {})).toEqual(left)
  expect((await cat.ask('approveDocument', { item: left.item ?? '' }, { reason })).refusal.error).toBe('taken')
  await ann.must('approveDocument', { item: left.item ?? '' }, { reason })
  const decided = await decisions()
  expect([decided.length, decided.filter(({ times }) => times !== 1)]).toEqual([200, []])
  expect(await at.sql(`select from queue_item`)).toEqual([])
}, 180_000)
