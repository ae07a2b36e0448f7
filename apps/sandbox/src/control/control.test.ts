import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayer } from '@fairhouse/testing/sandbox/payer.ts'
import { openTestWorld, type TestWorld } from '@fairhouse/testing/sandbox/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openTestWorld()
})
afterAll(() => world.close())

test('refuses other host names, so that no rebound name reaches the control room', async () => {
  for (const url of ['/', '/control/api/payments', '/control/events', '/mailbox/x/html']) {
    expect((await world.app.inject({ url, headers: { host: 'evil.example:3900' } })).statusCode).toBe(421)
  }
})

test('refuses writes that another site sends', async () => {
  const host = new URL(world.world.origin).host
  const write = (headers: Record<string, string>) =>
    world.app.inject({ method: 'POST', url: '/control/api/clock', headers: { host, ...headers }, payload: { advanceSeconds: 1 } })
  expect((await write({ origin: 'http://localhost:3000' })).statusCode).toBe(403)
  expect((await write({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await write({ origin: world.world.origin })).statusCode).toBe(200)
})

test('the clock moves forward and never back', async () => {
  const before = Date.parse((await world.control('GET', '/clock')).body.now)
  await world.control('POST', '/clock', { advanceSeconds: 3600 })
  expect(Date.parse((await world.control('GET', '/clock')).body.now) - before).toBeGreaterThanOrEqual(3_600_000)
  expect((await world.control('POST', '/clock', { advanceSeconds: -1 })).status).toBe(400)
})

test('keeps a mail before it is accepted, and finds it by its recipient with its links and codes', async () => {
  const mailer = createTransport({ host: '127.0.0.1', port: world.world.environment.smtpPort, secure: false, ignoreTLS: true })
  const text = 'Your code is 482913. Or open https://localhost/activate?t=a1b2.'
  await mailer.sendMail({
    from: 'casino@example.com',
    to: 'Alma <Alma@Example.com>',
    subject: 'Välkommen',
    text,
    html: '<a href="https://localhost/x?a=1&amp;b=2">go</a>',
  })
  const { mails } = (await world.control('GET', '/mails?to=alma@example.com')).body
  expect(mails).toMatchObject([
    { subject: 'Välkommen', codes: ['482913'], links: ['https://localhost/activate?t=a1b2', 'https://localhost/x?a=1&b=2'] },
  ])
  expect((await world.control('GET', '/mails?to=other@example.com')).body.mails).toEqual([])
  await world.control('DELETE', '/mails')
  expect((await world.control('GET', '/mails')).body.mails).toEqual([])
})

test('gives a payment every outcome that has meaning, and refuses the others', async () => {
  const payer = openPayer(world)
  const act = (payment: { id: string }, body: unknown) => world.control('POST', `/payments/${payment.id}/act`, body)
  const order = await payer.order()
  expect((await act(order, { act: 'approve' })).status).toBe(409)
  expect((await act(order, { act: 'decline', declineCode: 'stolen_card' })).body).toMatchObject({
    status: 'declined',
    declineCode: 'stolen_card',
  })
  const challenged = await payer.pay('challenge')
  expect((await act(challenged, { act: 'approveChallenge' })).status).toBe(200)
  expect(await payer.complete(challenged)).toMatchObject({ status: 'captured' })
  expect((await act(challenged, { act: 'chargeback' })).body).toMatchObject({ dispute: { status: 'open' } })
  expect((await act(challenged, { act: 'chargeback' })).status).toBe(409)
  expect((await act(challenged, { act: 'chargebackLost' })).body).toMatchObject({ dispute: { status: 'lost' } })
  expect((await act(challenged, { act: 'expire' })).status).toBe(409)
  expect((await world.control('POST', '/payments/none/act', { act: 'expire' })).status).toBe(404)
})

test('documents every call of its table in OpenAPI 3.1', async () => {
  const { body } = await world.control('GET', '/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  const documented = Object.values(body.paths).flatMap((path) => Object.keys(path))
  expect(documented).toHaveLength(world.world.control.routes.length)
  expect(documented.length).toBeGreaterThan(15)
})

test('draws every section of the control room', async () => {
  for (const { name, title } of world.world.control.sections) {
    const page = await (await fetch(`${world.world.origin}/?at=${name}`)).text()
    expect(page).toContain(`<h1>${title}</h1>`)
  }
})

test('listens on loopback only', async () => {
  const address = world.app.server.address()
  expect(address).toMatchObject({ address: '127.0.0.1' })
  const socket = connect(world.world.environment.smtpPort, '127.0.0.1')
  await new Promise((resolve) => socket.once('data', resolve))
  expect(socket.remoteAddress).toBe('127.0.0.1')
  socket.destroy()
})
