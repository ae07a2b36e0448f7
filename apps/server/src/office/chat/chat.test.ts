import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runJobs } from '../../base/jobs/jobs.ts'
import { openTestStudio, type Playing, type TestStudio } from '../../play/games/test-studio.ts'
import { chatOrderJob, chatOrderWorker, chatWordsJob, chatWordsWorker } from '../../play/room-chat/index.ts'
import { erasePerson } from '../../people/privacy/index.ts'
import { openOfficeOf, type OfficeBeside, type TestColleague } from '../testing/test-office.ts'

let at: TestStudio
let beside: OfficeBeside
let gus: TestColleague
let ada: Playing
let jobs: ReturnType<typeof runJobs>
beforeAll(async () => {
  at = await openTestStudio()
  beside = await openOfficeOf(at.house)
  gus = await beside.colleague('games')
  ada = await at.playing()
  const workers = { [chatOrderJob]: chatOrderWorker(at.house), [chatWordsJob]: chatWordsWorker(at.house) }
  jobs = runJobs(at.house.db, at.house.clock, workers, at.house.log)
}, 120_000)
afterAll(async () => {
  await jobs.close()
  await beside.office.close()
  await at.close()
})
beforeEach(async () => {
  // The clock is moved by hours: whoever was signed in is not any more.
  await gus.signIn()
  Object.assign(at.chat, { isAway: false, messages: [messageOf(ada)], wordsVersion: 0 })
  at.chat.orders.length = 0
  at.chat.questions.length = 0
})

const reason = 'It was reported three times.'
const messageOf = ({ playerRef }: Playing, more: Record<string, unknown> = {}) => ({
  id: '17',
  gameId: 'dovecote',
  round: 4,
  playerRef,
  nickname: 'Ada',
  nicknameNow: 'Ada',
  mustRename: false,
  muted: null,
  text: 'Mind your <b>manners</b>',
  at: '2026-11-27T10:00:00.000Z',
  reports: 3,
  reportedAt: '2026-11-27T10:01:00.000Z',
  removedAt: null,
  ...more,
})
const player = () => String(ada.id)

test('reported messages come to the office with whoever wrote them, all messages and those of one room where that is asked for', async () => {
  const { messages, rooms, isAway, next } = await gus.must('listChat', {})
  expect({ rooms, isAway, next }).toEqual({ rooms: [{ room: 'dovecote', name: 'Dovecote' }], isAway: false, next: null })
  expect(messages).toMatchObject([
    { id: '17', player: player(), nickname: 'Ada', text: 'Mind your <b>manners</b>', reports: 3, underWay: [] },
  ])
  await gus.must('listChat', { part: 'all', room: 'dovecote', after: '40' })
  expect(at.chat.questions).toMatchObject([
    { reported: true, limit: 50 },
    { reported: false, gameId: 'dovecote', before: '40' },
  ])
})

test('what was reported is counted for those who decide about it, and nothing while the studio is away', async () => {
  at.chat.messages.push(messageOf(ada, { id: '18' }))
  expect(await gus.must('countReportedChat', {})).toEqual({ waiting: 2 })
  expect(at.chat.questions.at(-1)).toMatchObject({ reported: true, limit: 100 })
  at.chat.isAway = true
  expect(await gus.must('countReportedChat', {})).toEqual({ waiting: 0 })
  const support = await beside.colleague('support')
  expect((await support.ask('countReportedChat', {})).refusal.error).toBe('notAllowed')
})

test('a name is read by those alone who may read players, and whoever is not a player of ours has none', async () => {
  const support = await beside.colleague('supportLead')
  at.chat.messages.push(messageOf(ada, { id: '18', playerRef: 'somebody.else' }))
  const told = async (who: TestColleague) => (await who.must('listChat', {})).messages.map(({ player: id, playerName }) => [id, playerName])
  expect(await told(gus)).toEqual([
    [player(), null],
    [null, null],
  ])
  expect(await told(support)).toEqual([
    [player(), expect.stringMatching(/^\S+ \S\.$/)],
    [null, null],
  ])
})

test('a message is taken away or left, a player is muted for a time, lifted, and must choose another nickname: each once, with a reason', async () => {
  expect((await gus.ask('removeChatMessage', { message: '17' })).refusal.error).toBe('reasonNeeded')
  const rehearsed = await gus.ask('muteInChat', { player: player(), time: 'hour' }, { dryRun: true })
  expect(rehearsed.value).toMatchObject({ changes: [{ what: 'chat.muted', subject: `player:${player()}`, before: null }], people: 1 })
  const before = at.house.clock.now().getTime()
  const acts = [
    () => gus.must('removeChatMessage', { message: '17' }, { reason }),
    () => gus.must('leaveChatMessage', { message: '18' }, { reason }),
    () => gus.must('muteInChat', { player: player(), time: 'day' }, { reason }),
    () => gus.must('muteInChat', { player: player(), time: 'forGood' }, { reason }),
    () => gus.must('liftChatMute', { player: player() }, { reason }),
    () => gus.must('renameInChat', { player: player() }, { reason }),
  ]
  for (const act of acts) {
    await act()
    // Orders may arrive in any order: the moment of each tells which was decided first.
    at.clock.advance(1000)
  }
  await expect.poll(() => at.chat.orders.length).toBe(6)
  const told = at.chat.orders.toSorted((a, b) => String(a.at).localeCompare(String(b.at)))
  const players = [ada.playerRef]
  expect(told).toMatchObject([
    { kind: 'remove', message: '17' },
    { kind: 'leave', message: '18' },
    { kind: 'mute', players, until: expect.any(String) },
    { kind: 'mute', players, until: null },
    { kind: 'lift', players },
    { kind: 'rename', players },
  ])
  const dayMs = Date.parse(String(told[2]?.until)) - Date.parse(String(told[2]?.at))
  expect([dayMs, Date.parse(String(told[0]?.at)) >= before]).toEqual([86_400_000, true])
  const log = await (await beside.colleague('auditor')).must('readAuditLog', { subject: `player:${player()}`, action: 'office.chat' })
  expect(log.entries.map(({ action }) => action)).toEqual([
    'office.chat.rename',
    'office.chat.lift',
    'office.chat.mute',
    'office.chat.mute',
  ])
  expect(log.entries[0]).toMatchObject({ reason, actor: `staff:${gus.id}` })
})

test('a player has what they wrote in the copy of their data, and is forgotten at the studio when they are erased', async () => {
  const data = async () => {
    const { path } = await ada.browser.must('POST /api/profile/copy', { form: 'json' })
    const { body } = await ada.browser.request({ method: 'GET', url: path })
    return (JSON.parse(body) as { data: { chat: unknown[] } }).data.chat
  }
  expect(await data()).toEqual([{ at: '2026-11-27T10:00:00.000Z', about: 'dovecote', name: 'Ada', value: 'Mind your <b>manners</b>' }])
  expect(at.chat.questions.at(-1)).toMatchObject({ players: [ada.playerRef], reported: false })
  at.chat.isAway = true
  expect(await data()).toMatchObject([{ name: expect.stringContaining('did not answer'), value: null }])
  at.chat.isAway = false
  const gone = await at.playing(0n)
  await at.sql(`update player set status = 'closed', closure = 'deletion', closed_at = '2000-01-01' where id = ${gone.id}`)
  expect(await erasePerson(at.house, { shard: gone.shard, player: gone.id }, 'cli:test')).toMatchObject({ leftOver: {} })
  await expect.poll(() => at.chat.orders).toMatchObject([{ kind: 'forget', players: [gone.playerRef] }])
})

test('while the studio is away the office says so; what is decided meanwhile waits and is told later', async () => {
  at.chat.isAway = true
  expect(await gus.must('listChat', {})).toEqual({ isAway: true, rooms: [], messages: [], underWay: 0, next: null })
  await gus.must('removeChatMessage', { message: '17' }, { reason })
  await gus.must('muteInChat', { player: player(), time: 'hour' }, { reason })
  expect(await gus.must('listChat', {})).toMatchObject({ isAway: true, underWay: 2 })
  // Both were told in vain, and will be again by a clock that stands.
  const failed = () => at.sql(`select from job where kind = '${chatOrderJob}' and failures > 0 and leased_until is null`)
  await expect.poll(async () => (await failed()).length).toBe(2)
  at.chat.isAway = false
  expect((await gus.must('listChat', {})).messages).toMatchObject([{ id: '17', underWay: ['remove', 'mute'] }])
  await expect
    .poll(() => {
      at.clock.advance(5000)
      return at.chat.orders.map(({ kind }) => String(kind)).toSorted()
    })
    .toEqual(['mute', 'remove'])
  await expect.poll(async () => (await gus.must('listChat', {})).underWay).toBe(0)
})

describe('the words of the house', () => {
  test('are versions with who wrote them, and the studio is told of the newest', async () => {
    expect(await gus.must('readChatWords', {})).toEqual({ words: [], version: '0', inUse: 0, versions: [], next: null })
    const set = (words: string[], version: string) =>
      gus.ask('setChatWords', { words }, { reason, precondition: { 'chat.words': version } })
    const { value } = await gus.ask('setChatWords', { words: ['Rivalbingo*', 'abc', 'ABC'] }, { dryRun: true })
    expect(value).toMatchObject({ changes: [{ what: 'chat.word', subject: 'abc', before: null }, { subject: 'rivalbingo*' }] })
    expect((await set(['Rivalbingo*', 'abc', 'ABC'], '0')).status).toBe(200)
    await expect.poll(() => at.chat.orders).toMatchObject([{ kind: 'words', version: 1, words: ['abc', 'rivalbingo*'] }])
    at.chat.wordsVersion = 1
    expect((await set(['abc'], '0')).refusal.error).toBe('moved')
    expect((await set(['abc', 'rivalbingo*'], '1')).refusal.error).toBe('mayNot')
    expect((await set(['abc'], '1')).status).toBe(200)
    await expect.poll(() => at.chat.orders.at(-1)).toMatchObject({ kind: 'words', version: 2, words: ['abc'] })
    const { words, version, versions } = await gus.must('readChatWords', {})
    expect({ words, version }).toEqual({ words: ['abc'], version: '2' })
    expect(versions).toMatchObject([
      { version: 2 },
      { version: 1, words: ['abc', 'rivalbingo*'], changedBy: expect.stringContaining('Colleague') },
    ])
  })

  test('are told to a studio that was away, or set up anew', async () => {
    at.chat.isAway = true
    expect((await gus.must('readChatWords', {})).inUse).toBe(null)
    await gus.must('setChatWords', { words: ['other'] }, { reason })
    at.chat.isAway = false
    await expect
      .poll(() => {
        at.clock.advance(11_000)
        return at.chat.orders.at(-1)
      })
      .toMatchObject({ kind: 'words', version: 3 })
    at.chat.orders.length = 0
    at.chat.wordsVersion = 0
    await expect
      .poll(() => {
        at.clock.advance(601_000)
        return at.chat.orders.at(-1)
      })
      .toMatchObject({ kind: 'words', version: 3, words: ['other'] })
  })

  test.each(['', 'x', 'two words', '*any*', 'a,b'])('are no such thing as %j', async (word) => {
    expect((await gus.ask('setChatWords', { words: [word] }, { reason })).status).toBe(422)
  })
})

test('whoever reads alone decides nothing, and nobody decides about their own account', async () => {
  const support = await beside.colleague('support')
  await support.must('listChat', {})
  expect((await support.ask('removeChatMessage', { message: '17' }, { reason })).refusal.error).toBe('notAllowed')
  expect((await gus.ask('muteInChat', { player: '999999', time: 'hour' }, { reason })).refusal.error).toBe('notFound')
  await at.sql(`update staff set player_shard = ${ada.shard}, player = ${ada.id} where id = ${gus.id}`)
  expect((await gus.ask('liftChatMute', { player: player() }, { reason })).refusal.error).toBe('outOfReach')
})
