import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStudioTest, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { chatRules, type ChatView } from './chat.ts'

let studio: StudioTest
beforeEach(async () => {
  studio = await openStudioTest()
})
afterEach(() => studio.close())

type Answer = ChatView & { code?: string }
type Chatter = Awaited<ReturnType<typeof enter>>

/** A player comes into a room; with a nickname if one is given. */
async function enter(playerRef: string, { nickname, ...changes }: { nickname?: string } & Record<string, unknown> = {}) {
  studio.platform.state.playerRef = playerRef
  const game = await studio.open({ gameId: 'dovecote', ...changes })
  const call = async (path: string, body: unknown = {}) => (await game.play(path, body)).body as unknown as Answer // what the chat answers
  const chatter = {
    playerRef,
    game,
    view: (stamp = '') => call('chat', { stamp }),
    name: (wish: string) => call('chat-name', { nickname: wish }),
    write: (text: string, key = `key-${Math.random()}`.replace('.', '')) => call('chat-write', { key, text }),
    about: (what: 'hide' | 'report', message: string) => call(`chat-${what}`, { message }),
    showAll: () => call('chat-show-all'),
    texts: async () => (await call('chat')).messages?.map(({ nickname: by, text }) => `${by}: ${text}`),
  }
  if (nickname !== undefined) expect((await chatter.name(nickname)).code).toBeUndefined()
  return chatter
}

type Told = { messages: Record<string, unknown>[]; next: string | null; wordsVersion: number; rooms: { gameId: string; name: string }[] }
const told = async (question: object = {}) => (await studio.ask('/chat/messages', question)).body as unknown as Told // by the protocol
const order = async (body: object) => (await studio.ask('/chat/orders', body)) as unknown as { status: number; body: { found: boolean } } // by the protocol
const now = () => studio.test.studio.world.clock.now()
const at = () => now().toISOString()
const last = async (chatter: Chatter) => (await chatter.view()).messages?.at(-1)?.id ?? ''

test('a player chooses a nickname once and writes; everybody in the room reads it, visitors of the demonstration too, and nobody elsewhere', async () => {
  const ada = await enter('player.1')
  expect(await ada.view()).toMatchObject({ role: { is: 'needsName' }, nickname: null, messages: [] })
  expect((await ada.write('Hello')).code).toBe('CHAT_NO_NAME')
  expect(await ada.name(' Ada  L ')).toMatchObject({ role: { is: 'writer' }, nickname: 'Ada L' })
  expect((await ada.name('Somebody')).code).toBe('NAME_CHOSEN')
  expect((await ada.write(' Hello,\n <b>all</b> ')).messages).toMatchObject([
    { nickname: 'Ada L', text: 'Hello, <b>all</b>', mine: true, at: expect.stringMatching(/Z$/) },
  ])
  const demo = await enter('nobody', { type: 'demo', launchToken: undefined })
  const seen = await demo.view()
  expect(seen).toMatchObject({ role: { is: 'reader' }, messages: [{ nickname: 'Ada L', mine: false }] })
  expect(JSON.stringify(seen)).not.toContain('player.1')
  expect((await demo.write('Hello')).code).toBe('CHAT_READ_ONLY')
  expect((await demo.name('Demo')).code).toBe('CHAT_READ_ONLY')
  expect((await demo.about('report', await last(demo))).code).toBe('CHAT_READ_ONLY')
  const elsewhere = await enter('player.1', { gameId: 'lily-pond' })
  expect(await elsewhere.view()).toMatchObject({ nickname: 'Ada L', role: { is: 'writer' }, messages: [] })
  const slot = await enter('player.1', { gameId: 'orchard-slot' })
  expect((await slot.game.play('chat')).status).toBe(404)
})

test('a nickname belongs to one player, however it is written, also where two choose it at once', async () => {
  const players: Chatter[] = []
  for (const ref of ['player.1', 'player.2', 'player.3', 'player.4']) players.push(await enter(ref))
  const chosen = await Promise.all(players.map((one, place) => one.name(['Lucky', 'lucky', 'Iucky', 'Lu-cky'][place]!))) // four names
  expect(chosen.map(({ code }) => code ?? 'chosen').toSorted()).toEqual(['NAME_TAKEN', 'NAME_TAKEN', 'NAME_TAKEN', 'chosen'])
  const without = players[chosen.findIndex(({ code }) => code !== undefined)]! // three of them
  expect((await without.name('kut')).code).toBe('NAME_WORDS')
  expect((await without.name('Admin')).code).toBe('NAME_HOUSE')
  expect((await without.name('ada@home.com')).code).toBe('NAME_CONTACT')
  expect((await without.name('x')).code).toBe('NAME_FORM')
})

test('what may not be written is refused and shown to nobody', async () => {
  const [ada, ben] = [await enter('player.1', { nickname: 'Ada' }), await enter('player.2', { nickname: 'Ben' })]
  const refused = async (text: string) => (await ada.write(text)).code
  expect(await refused('you c.u.n.t')).toBe('CHAT_WORDS')
  expect(await refused('call 070 123 45 67')).toBe('CHAT_CONTACT')
  expect(await refused('www.example.com')).toBe('CHAT_CONTACT')
  expect(await refused('x'.repeat(141))).toBe('CHAT_LONG')
  expect(await refused(' \u200b ')).toBe('CHAT_EMPTY')
  expect(await ben.texts()).toEqual([])
  expect((await told()).messages).toEqual([])
  expect(await refused('Greetings from Scunthorpe')).toBeUndefined()
  expect(await ben.texts()).toEqual(['Ada: Greetings from Scunthorpe'])
})

test('a word is judged in the language of the visit', async () => {
  const ada = await enter('player.1', { nickname: 'Ada' })
  const jan = await enter('player.2', { nickname: 'Jan' })
  studio.platform.state.whim = ({ call, input }) => {
    const player = { playerRef: 'player.2', currency: 'EUR', country: 'NLD', language: 'nl', type: 'real', hints: { minRoundMs: 0 } }
    return call === 'authenticate' ? { code: 'OK', more: { ...player, sessionToken: `session-${input.launchToken}` } } : undefined
  }
  const dutch = await enter('player.2')
  expect((await dutch.write('Ja hoor')).code).toBeUndefined()
  expect((await ada.write('kut')).code).toBe('CHAT_WORDS')
  expect((await jan.texts())?.length).toBe(1)
})

test('six messages a minute and no text twice; a message that is sent again is one', async () => {
  const ada = await enter('player.1', { nickname: 'Ada' })
  const sent = await Promise.all([0, 1, 2].map(() => ada.write('Once', 'the-same-key')))
  expect(sent.map(({ code }) => code)).toEqual([undefined, undefined, undefined])
  expect((await ada.write('  ONCE ')).code).toBe('CHAT_TWICE')
  const more = await Promise.all(Array.from({ length: 8 }, (_, place) => ada.write(`Number ${place}`)))
  expect(more.filter(({ code }) => code === undefined)).toHaveLength(chatRules.aMinute - 1)
  expect(new Set(more.flatMap(({ code }) => code ?? []))).toEqual(new Set(['CHAT_FAST']))
  await studio.test.advance(61)
  expect((await ada.write('Later')).code).toBeUndefined()
  expect((await ada.write('Once')).code).toBe('CHAT_TWICE')
  await studio.test.advance(chatRules.sameTextMs / 1000)
  expect((await ada.write('Once')).code).toBeUndefined()
  expect(await ada.texts()).toHaveLength(chatRules.aMinute + 2)
})

test('fifty messages are shown, the newest last, and sent again only if something has changed', async () => {
  const ada = await enter('player.1', { nickname: 'Ada' })
  for (let place = 0; place < chatRules.shown + 3; place += 1) {
    if (place % chatRules.aMinute === 0) await studio.test.advance(61)
    await ada.write(`Message ${place}`)
  }
  const { messages, stamp } = await ada.view()
  expect(messages?.map(({ text }) => text)).toEqual(Array.from({ length: chatRules.shown }, (_, place) => `Message ${place + 3}`))
  expect((await ada.view(stamp)).messages).toBe(null)
  await order({ kind: 'remove', message: messages?.[10]?.id, at: at() })
  expect((await ada.view(stamp)).messages?.[0]?.text).toBe('Message 2')
})

test('a player hides somebody for themself alone, sees whom, and shows them again', async () => {
  const [ada, ben, cem] = [
    await enter('player.1', { nickname: 'Ada' }),
    await enter('player.2', { nickname: 'Ben' }),
    await enter('player.3', { nickname: 'Cem' }),
  ]
  await ben.write('One')
  await ada.write('Two')
  expect((await ada.about('hide', (await ada.view()).messages?.[0]?.id ?? '')).hidden).toEqual(['Ben'])
  await ben.write('Three')
  expect([await ada.texts(), await cem.texts()]).toEqual([['Ada: Two'], ['Ben: One', 'Ada: Two', 'Ben: Three']])
  // Nobody hides themself, or what is not there.
  expect((await ada.about('hide', await last(ada))).hidden).toEqual(['Ben'])
  expect((await ada.about('hide', '999999')).code).toBe('CHAT_GONE')
  expect((await ada.showAll()).messages).toHaveLength(3)
})

test('a reported message comes to the house once for each reporter, and the house leaves it or takes it away', async () => {
  const [ada, ben] = [await enter('player.1', { nickname: 'Ada' }), await enter('player.2', { nickname: 'Ben' })]
  await ada.write('Mind your manners')
  await ada.write('Another')
  const message = (await ben.view()).messages?.[0]?.id ?? ''
  for (let time = 0; time < 3; time += 1) await ben.about('report', message)
  expect(await told({ reported: true })).toMatchObject({
    messages: [{ id: message, reports: 1, playerRef: 'player.1', nickname: 'Ada', gameId: 'dovecote', muted: null, removedAt: null }],
    rooms: [
      { gameId: 'dovecote', name: 'Dovecote' },
      { gameId: 'lily-pond', name: 'Lily Pond' },
    ],
  })
  expect((await told({ gameId: 'lily-pond' })).messages).toEqual([])
  await studio.test.advance(1)
  expect((await order({ kind: 'leave', message, at: at() })).body).toEqual({ found: true })
  expect((await told({ reported: true })).messages).toEqual([])
  expect(await ben.texts()).toHaveLength(2)
  await studio.test.advance(1)
  const cem = await enter('player.3', { nickname: 'Cem' })
  await cem.about('report', message)
  expect((await told({ reported: true })).messages).toMatchObject([{ reports: 1 }])
  await order({ kind: 'remove', message, at: at() })
  expect(await ben.texts()).toEqual(['Ada: Another'])
  expect([(await told({ reported: true })).messages, (await cem.about('report', message)).code]).toEqual([[], 'CHAT_GONE'])
  expect((await told()).messages).toMatchObject([{ text: 'Another' }, { text: 'Mind your manners', removedAt: expect.any(String) }])
  expect((await order({ kind: 'remove', message: '999999', at: at() })).body).toEqual({ found: false })
})

test('messages are told a page at a time', async () => {
  const ada = await enter('player.1', { nickname: 'Ada' })
  for (const text of ['One', 'Two', 'Three']) await ada.write(text)
  const first = await told({ limit: 2 })
  const second = await told({ limit: 2, before: first.next })
  expect([first, second].map(({ messages }) => messages.map(({ text }) => text))).toEqual([['Three', 'Two'], ['One']])
  expect(second.next).toBe(null)
  const of = async (players: string[]) => (await told({ players })).messages.length
  expect([await of(['player.1', 'player.9']), await of(['player.9'])]).toEqual([3, 0])
})

test('a muted player sees until when, in every room, and writes again when it is over or lifted; the newest decision holds', async () => {
  const ada = await enter('player.1', { nickname: 'Ada' })
  const until = new Date(now().getTime() + 3_600_000).toISOString()
  const [first, later] = [at(), new Date(now().getTime() + 1000).toISOString()]
  await order({ kind: 'mute', players: ['player.1', 'player.1.SEK'], until, at: first })
  expect(await ada.view()).toMatchObject({ role: { is: 'muted', until } })
  expect((await ada.write('Hello')).code).toBe('CHAT_MUTED')
  const pond = await enter('player.1', { gameId: 'lily-pond' })
  expect((await pond.write('Hello')).code).toBe('CHAT_MUTED')
  const other = await enter('player.1.SEK')
  expect((await other.name('Eve')).code).toBe('CHAT_MUTED')
  await order({ kind: 'lift', players: ['player.1'], at: later })
  // What was decided before comes late, and again.
  await order({ kind: 'mute', players: ['player.1'], until, at: first })
  expect((await ada.write('Hello')).code).toBeUndefined()
  await order({ kind: 'mute', players: ['player.1'], until: null, at: new Date(now().getTime() + 2000).toISOString() })
  expect(await ada.view()).toMatchObject({ role: { is: 'muted', until: null } })
  expect((await told()).messages).toMatchObject([{ muted: { until: null } }])
  await studio.test.advance(3601)
  expect((await ada.write('Still here')).code).toBe('CHAT_MUTED')
  expect((await other.view()).role).toEqual({ is: 'needsName' })
})

test('who must choose another nickname is not seen until then, under the new one after it, and nobody has the old one again', async () => {
  const [ada, ben] = [await enter('player.1', { nickname: 'Ada' }), await enter('player.2', { nickname: 'Ben' })]
  await ada.write('Hello')
  await studio.test.advance(1)
  const decidedAt = at()
  expect((await order({ kind: 'rename', players: ['player.1'], at: decidedAt })).body).toEqual({ found: true })
  expect([await ben.texts(), (await ada.view()).role, (await ada.write('Well')).code]).toEqual([[], { is: 'mustRename' }, 'CHAT_NO_NAME'])
  expect([(await ada.name('ADA')).code, (await ada.name('Ben')).code]).toEqual(['NAME_TAKEN', 'NAME_TAKEN'])
  expect((await ada.view()).role).toEqual({ is: 'mustRename' })
  await studio.test.advance(1)
  expect(await ada.name('Augusta')).toMatchObject({ nickname: 'Augusta', role: { is: 'writer' } })
  expect(await ben.texts()).toEqual(['Augusta: Hello'])
  expect((await told()).messages).toMatchObject([{ nickname: 'Ada', nicknameNow: 'Augusta' }])
  const cem = await enter('player.3')
  expect((await cem.name('ada')).code).toBe('NAME_TAKEN')
  // The order comes once more: a name that was chosen after it stays.
  expect((await order({ kind: 'rename', players: ['player.1'], at: decidedAt })).body).toEqual({ found: false })
  expect((await ada.view()).role).toEqual({ is: 'writer' })
})

test('words of the house hold from when it tells them, by the newest version', async () => {
  const ada = await enter('player.1', { nickname: 'Ada' })
  expect((await told()).wordsVersion).toBe(0)
  await order({ kind: 'words', version: 2, words: ['rivalbingo*'] })
  await order({ kind: 'words', version: 1, words: ['hello'] })
  expect([(await ada.write('go to RivalBingos')).code, (await ada.write('hello')).code]).toEqual(['CHAT_WORDS', undefined])
  expect((await told()).wordsVersion).toBe(2)
  const ben = await enter('player.2')
  expect((await ben.name('Rivalbingo 1')).code).toBe('NAME_WORDS')
})

test('messages go after thirty days, what was reported or taken away after a hundred and eighty; an unused nickname is free after two years', async () => {
  const [ada, ben] = [await enter('player.1', { nickname: 'Ada' }), await enter('player.2', { nickname: 'Ben' })]
  for (const text of ['Plain', 'Reported', 'Removed']) await ada.write(text)
  const ids = (await ben.view()).messages?.map(({ id }) => id) ?? []
  await ben.about('report', ids[1] ?? '')
  await order({ kind: 'remove', message: ids[2], at: at() })
  const dayMs = 86_400_000
  const texts = async () => (await told()).messages.map(({ text }) => text)
  await studio.test.advance(29 * 86_400)
  expect(await texts()).toEqual(['Removed', 'Reported', 'Plain'])
  await studio.test.advance(chatRules.keptMs / 1000 - 29 * 86_400 + 7200)
  await expect.poll(texts).toEqual(['Removed', 'Reported'])
  await studio.test.advance((chatRules.keptReportedMs - chatRules.keptMs) / 1000 + 7200)
  await expect.poll(texts).toEqual([])
  const cem = await enter('player.3')
  expect((await cem.name('Ada')).code).toBe('NAME_TAKEN')
  await studio.test.advance((chatRules.unusedMs - chatRules.keptReportedMs) / 1000 + dayMs / 1000)
  await expect.poll(async () => (await cem.name('Ada')).code).toBeUndefined()
})

test('everything of a player is forgotten if the platform says so', async () => {
  const [ada, ben] = [await enter('player.1', { nickname: 'Ada' }), await enter('player.2', { nickname: 'Ben' })]
  await ada.write('Hello')
  await ben.about('hide', await last(ben))
  await order({ kind: 'forget', players: ['player.1'] })
  expect([(await told()).messages, (await ben.view()).hidden, (await ada.view()).role]).toEqual([[], [], { is: 'needsName' }])
  expect((await ben.name('Ben')).code).toBeUndefined()
  const cem = await enter('player.3')
  expect((await cem.name('Ada')).code).toBeUndefined()
})

test('nobody writes after their session has ended, and no order is taken that the platform has not signed', async () => {
  const launchToken = studio.platform.newToken()
  const ada = await enter('player.1', { nickname: 'Ada', launchToken })
  await studio.ask('/sessions/end', { sessionToken: `session-${launchToken}`, reason: 'excluded' })
  expect([(await ada.write('Hello')).code, (await ada.about('report', '1')).code]).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED'])
  const wrong = await studio.ask('/chat/orders', { kind: 'forget', players: ['player.1'] }, { secret: 'wrong' })
  expect([wrong.status, (await studio.ask('/chat/orders', { kind: 'shout', at: at() })).status]).toEqual([401, 400])
  expect((await ada.view()).nickname).toBe('Ada')
})
