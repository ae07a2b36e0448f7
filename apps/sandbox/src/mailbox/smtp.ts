import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { Sentence } from '@fairhouse/process/sentence.ts'
import type { World } from '../base/world.ts'
import { receiveMail } from './receive-mail.ts'

const largestMail = 10 * 1024 * 1024

/** Listens for the product's mail on loopback; takes any sender, any recipient and any login. */
export async function startSmtp(world: World): Promise<{ close: () => Promise<void> }> {
  const server = new SMTPServer({
    name: 'sandbox',
    banner: 'Fairhouse sandbox mailbox',
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    hideSize: false,
    size: largestMail,
    closeTimeout: 1000,
    onAuth: (_login, _session, done) => done(null, { user: 'anybody' }),
    onData: (stream, session, done) => {
      take(world, stream, session).then(
        () => done(),
        (error: Error) => {
          world.log.error(error, 'a mail could not be kept')
          done(new Error('The mail could not be kept: send it again.'))
        },
      )
    },
  })
  server.on('error', (error) => world.log.warn(error, 'a mail connection failed'))
  await listen(server, world.environment.smtpPort)
  return { close: () => new Promise((resolve) => server.close(resolve)) }
}

async function take(world: World, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer) // a stream without an encoding yields buffers
  const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
  await receiveMail(world, Buffer.concat(chunks), { from, to: session.envelope.rcptTo.map((recipient) => recipient.address) })
}

function listen(server: SMTPServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Sentence(`Port ${port} is in use: set SMTP_PORT to a free one, then start again.`) : error)
    server.server.once('error', failed)
    server.listen(port, '127.0.0.1', () => {
      server.server.off('error', failed)
      resolve()
    })
  })
}
