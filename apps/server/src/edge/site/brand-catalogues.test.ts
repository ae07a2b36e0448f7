import { proves } from '@fairhouse/testing/proves.ts'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { firstMethods } from '../../cashier/methods/first-methods.ts'
import { openTestAttempt } from '../../cashier/attempts/test-attempt.ts'
import { operatorOf } from '../../office/testing/test-operator.ts'
import { gameView } from '../../play/games/game.ts'
import { readGame } from '../../play/games/game.sql.ts'
import { fillCatalogue } from '../../play/catalogue-seed/seed-catalogue.ts'
import { mountPaymentContent } from './mount-payment-content.ts'

let at: TestHouse
let app: FastifyInstance
beforeAll(async () => {
  at = await openTestHouse()
  await fillCatalogue(at.house, 2100)
  app = Fastify()
  mountPaymentContent(app, at.house)
})
afterAll(async () => {
  await app.close()
  await at.close()
})

const folder = mkdtempSync(join(tmpdir(), 'logos-'))
const file = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const fairhouse = operatorOf(() => at)
const png = Buffer.from('89504e470d0a1a0a0000', 'hex')
const providers = async () => (await at.browser().must('GET /api/games/providers', {})).providers

describe('game providers', () => {
  test('have id and brand text, and an operator gives them others', async () => {
    await fairhouse('providers set', '7', 'Copper Lantern')
    await fairhouse('providers set', '-19', 'Quiet Harbour')
    const named = new Map((await providers()).map(({ id, name }) => [id, name]))
    expect([named.get(7), named.get(-19)]).toEqual(['Copper Lantern', 'Quiet Harbour'])
    await expect(async () => fairhouse('providers set', '8', 'Copper Lantern')).rejects.toThrow(/called/)
    await expect(async () => fairhouse('providers set', 'seven', 'X')).rejects.toThrow(/no id/)
  })

  test('have a logo that names them, which an operator can put another in the place of', async () => {
    const logo = () => app.inject('/cms/img/game-providers/-20.svg')
    const [{ name } = { name: '' }] = (await providers()).filter(({ id }) => id === -20)
    expect((await logo()).body).toContain(`<title>${name}</title>`)
    await fairhouse('providers logo', '-20', file('logo.png', png))
    expect([(await logo()).headers['content-type'], (await logo()).rawPayload.equals(png)]).toEqual(['image/png', true])
    expect((await logo()).headers['content-security-policy']).toContain("default-src 'none'")
    await fairhouse('providers logo', '-20', 'drawn')
    expect((await logo()).body).toContain(`<title>${name}</title>`)
    expect((await app.inject('/cms/img/game-providers/9999.svg')).statusCode).toBe(404)
    await expect(async () => fairhouse('providers logo', '9999', 'drawn')).rejects.toThrow(/no provider/)
  })

  test('that the catalogue does not know have a neutral name', async () => {
    const row = await readGame(at.house.db, 'orchard')
    if (!row) throw new Error('there is such a game')
    expect(gameView({ ...row, provider: null, provider_name: null }, []).provider).toBe('Studio')
  })
})

describe('ways to pay', () => {
  test('have id, brand text and logo, and an operator changes each', async () => {
    proves('SHL-NS-47', 'CSH-046')
    const [data] = firstMethods
    const id = data?.id ?? 0
    await fairhouse('methods set', file('method.json', JSON.stringify(data)))
    const logo = () => app.inject(`/cms/img/payment-providers/${id}.svg`)
    await fairhouse('methods set', file('method.json', JSON.stringify({ ...data, name: 'Harbour Pay' })))
    expect((await logo()).body).toContain('<title>Harbour Pay</title>')
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="3"/></svg>'
    await fairhouse('methods logo', String(id), file('logo.svg', svg))
    expect((await logo()).body).toBe(svg)
    await fairhouse('methods logo', String(id), 'drawn')
    expect((await logo()).body).toContain('<title>Harbour Pay</title>')
    await expect(async () => fairhouse('methods logo', String(id), file('logo.txt', 'no image'))).rejects.toThrow(/SVG, PNG or WebP/)
    await expect(async () =>
      fairhouse('methods logo', String(id), file('big.png', Buffer.concat([png, Buffer.alloc(65_536)]))),
    ).rejects.toThrow(/at most 64 kB/)
  })

  test('that nobody knows any more are told on a statement by a neutral name', async () => {
    const { player } = await openTestAttempt(at, { method: 987_654 })
    const { transactions } = await player.browser.must('GET /api/transactions', { type: 'deposit' })
    expect(transactions.map(({ about }) => about)).toEqual(['my.otherMethod'])
  })
})
