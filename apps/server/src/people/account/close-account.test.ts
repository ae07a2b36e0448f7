import { proves } from '@fairhouse/testing/proves.ts'
import { createTexts, errorText } from '@fairhouse/messages'
import { compileMessages } from '@fairhouse/messages/compile-messages.ts'
import { readTexts } from '@fairhouse/messages/read-texts.ts'
import { shownOf } from '@fairhouse/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, testPassword, type TestHouse, type TestPlayer } from '../../base/testing/test-house.ts'
import { mailsTo } from '../../base/testing/test-outbox.sql.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

const wallet = ({ id }: TestPlayer, changes: string) => at.sql(`update wallet set ${changes} where player = ${id}`)
const remove = async (player: Awaited<ReturnType<TestHouse['player']>>) => player.browser.ask('POST /api/account/delete', {})
const logIn = ({ email }: TestPlayer) => at.browser().ask('POST /api/login', { login: email, password: testPassword })

describe('an account is deleted by its owner', () => {
  test('who is logged out everywhere, cannot come in again (112, deleted) and gets a mail', async () => {
    const player = await at.player()
    const elsewhere = at.browser()
    await elsewhere.must('POST /api/login', { login: player.email, password: testPassword })
    expect((await remove(player)).status).toBe(200)
    for (const browser of [player.browser, elsewhere]) expect((await browser.must('GET /api/session', {})).profile).toBeNull()
    expect((await logIn(player)).error).toMatchObject({ errorCode: 112, errorDetails: { state: 'deleted' } })
    expect((await mailsTo(at, player.email))[0]?.subject).toMatch(/account is deleted/)
    expect(await at.sql(`select actor from audit where action = 'player.closed' and subject = 'player:${player.id}'`)).toEqual([
      { actor: `player:${player.id}` },
    ])
  })

  test('who has proven again who they are, where the login is not recent (9102)', async () => {
    const player = await at.player()
    at.clock.advance(16 * 60_000)
    expect((await remove(player)).error.errorCode).toBe(9102)
    await player.browser.must('POST /api/proof', { password: testPassword })
    expect((await remove(player)).status).toBe(200)
  })

  test.each(['cash', 'reserve', 'held', 'in_play_cash', 'pending_withdrawal'])(
    'not while money is left (%s): 263, and nothing has changed',
    async (bucket) => {
      const player = await at.player()
      await wallet(player, `${bucket} = 1`)
      const { error } = await remove(player)
      expect([error.errorCode, error.error]).toEqual([263, 'withdrawBeforeDeletion'])
      expect((await logIn(player)).status).toBe(200)
      await wallet(player, `${bucket} = 0`)
      expect((await remove(player)).status).toBe(200)
    },
  )

  test('whose bonus money lapses, once their own has left', async () => {
    const player = await at.player()
    await wallet(player, 'promo = 500, cash = 300')
    expect((await remove(player)).error.errorCode).toBe(263)
    await wallet(player, 'cash = 0')
    expect((await remove(player)).status).toBe(200)
  })

  test('or closed, to be opened again: the next login is told so (112, closed), the mail says where to ask, and nothing is deleted', async () => {
    const player = await at.player()
    await wallet(player, 'cash = 1')
    const { error } = await player.browser.ask('POST /api/account/close', {})
    expect([error.errorCode, error.errorSubCode]).toEqual([263, 'closing'])
    await wallet(player, 'cash = 0')
    await player.browser.must('POST /api/account/close', {})
    expect((await player.browser.must('GET /api/session', {})).profile).toBeNull()
    expect((await logIn(player)).error).toMatchObject({ errorCode: 112, errorDetails: { state: 'closed' } })
    expect((await mailsTo(at, player.email))[0]?.subject).toMatch(/account is closed/)
    expect(await at.sql(`select details from audit where action = 'player.closed' and subject = 'player:${player.id}'`)).toEqual([
      { details: { closure: { kind: 'plain', until: null } } },
    ])
    await at.sql(`update player set status = 'active', closure = null where id = ${player.id}`)
    expect((await logIn(player)).status).toBe(200)
  })

  test('and by nobody else', async () => {
    expect((await at.browser().ask('POST /api/account/delete', {})).error.errorCode).toBe(115)
  })
})

test('what is said while money is left names the money and leads to the withdrawal', async () => {
  proves('SHL-975')
  const texts = createTexts('en', async (code, area) => compileMessages(area, readTexts(code, area)) as Record<string, string>)
  await texts.load(['error'])
  expect(errorText(texts, { error: 'withdrawBeforeDeletion', errorCode: 263 })).toMatch(/money on your account.*withdraw all of it.*delete/)
  expect(shownOf('withdrawBeforeDeletion').link?.to).toBe('?modal=withdraw')
})
