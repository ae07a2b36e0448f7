import { createTransport } from 'nodemailer'
import { messageOf } from '../../base/message-of.ts'
import { patienceMs } from './patience.ts'
import { about, type Finding, type Patient } from './finding.ts'

const { ok, wrong, warning } = about('mail')

/** Greets the mail server as before a mail, and sends none. */
export async function examineMail({ smtpUrl, mode }: Patient): Promise<Finding[]> {
  if (!smtpUrl) return [warning('SMTP_URL is not known here.', 'Run this in the environment of the server.')]
  const { host, protocol } = new URL(smtpUrl)
  const transport = createTransport({ url: smtpUrl, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs })
  try {
    await transport.verify()
  } catch (error) {
    return [
      wrong(
        `The mail server ${host} does not take us: ${messageOf(error)}.`,
        'Correct SMTP_URL; without mail nobody can set a new password.',
      ),
    ]
  } finally {
    transport.close()
  }
  if (mode === 'live' && protocol !== 'smtps:')
    return [
      warning(
        `Mails go to ${host} by ${protocol.slice(0, -1)}.`,
        'Use smtps:// where the mail server is not on this computer: mails hold one-time links.',
      ),
    ]
  return [ok(`The mail server ${host} takes us.`)]
}
