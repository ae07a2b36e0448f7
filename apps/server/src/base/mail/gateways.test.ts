import { proves } from '@fairhouse/testing/proves.ts'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JobRow } from '../jobs/jobs.sql.ts'
import { mailWorker, queueMail } from './mail.ts'
import { queueSms, smsWorker } from './sms.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let at: TestHouse
const servers: Server[] = []
beforeAll(async () => void (at = await openTestHouse()))
afterAll(async () => {
  for (const server of servers) server.close()
  await at.close()
})

const portOf = async (server: Server): Promise<number> => {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port // it listens on TCP
}

/** A gateway for messages to phones of a test's own: its address, and what it was handed. */
async function smsGateway() {
  const taken: { path: string | undefined; key: string | undefined; message: unknown }[] = []
  const bodyOf = async (request: IncomingMessage) => {
    let text = ''
    for await (const part of request) text += String(part)
    return JSON.parse(text) as unknown
  }
  const server = createHttpServer((request, response) => {
    void bodyOf(request).then((message) => {
      taken.push({ path: request.url, key: request.headers.authorization, message })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"1"}')
    })
  })
  return { url: `http://127.0.0.1:${await portOf(server)}/gateway`, taken }
}

/** A mail server of a test's own: its address, and the whole text of what it was handed. */
async function mailServer() {
  const taken: string[] = []
  const server = createServer((socket) => {
    let [rest, text, inData] = ['', '', false]
    socket.write('220 mail.example\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      const lines = (rest + String(part)).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (!inData) {
          inData = line === 'DATA'
          socket.write(inData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
        } else if (line === '.') {
          taken.push(text)
          ;[text, inData] = ['', false]
          socket.write('250 taken\r\n')
        } else text += `${line}\n`
      }
    })
  })
  return { url: `smtp://127.0.0.1:${await portOf(server)}`, taken }
}

/** The work that was queued last. */
async function queued(kind: string): Promise<JobRow> {
  const [row] = await at.sql(`select key from job where kind = '${kind}' order by id desc limit 1`)
  return { id: 1n, kind, key: String(row?.key), payload: {}, tries: 1 }
}

describe('what leaves the house', () => {
  test('for a phone goes to whatever gateway the setting names, without a restart', async () => {
    proves('IDN-NS-69')
    const [one, other] = [await smsGateway(), await smsGateway()]
    const send = async (text: string) => {
      await at.house.db.transaction((tx) => queueSms(tx, at.house, { to: '+35699123456', text }))
      await smsWorker(at.house)(await queued('sms'))
    }
    await at.set('be.sms.url', one.url)
    await send('first')
    await at.set('be.sms.url', other.url)
    await send('second')
    const told = (text: string) => ({
      path: '/gateway/messages',
      key: `Bearer ${at.env.smsApiKey}`,
      message: { from: at.house.settings.get('site.name'), to: '+35699123456', text },
    })
    expect([one.taken, other.taken]).toEqual([[told('first')], [told('second')]])
  })

  test('as a mail goes to whatever mail server the house was started with', async () => {
    for (const server of [await mailServer(), await mailServer()]) {
      const mail = { recipient: 'anna@example.com', subject: 'A word', text: 'Of the house', html: '<p>Of the house</p>' }
      await at.house.db.transaction((tx) => queueMail(tx, at.house, mail))
      const worker = mailWorker({ ...at.house, env: { ...at.env, smtpUrl: server.url } }, () => 'house@example.com')
      await worker(await queued('mail'))
      expect(server.taken).toEqual([expect.stringMatching(/^To: anna@example\.com$/m)])
      expect(server.taken[0]).toContain('Of the house')
    }
  })
})
