import { languageOf } from '@fairhouse/messages/languages.ts'
import type { House } from '../house.ts'
import type { Mail } from './mail.ts'

type MailContent = { subject: string; paragraphs: string[]; button?: { text: string; url: string }; code?: string }

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The styles of a mail, all that there are: the office lets these alone be drawn where it shows one. */
export const mailStyles = {
  paragraph: 'margin:0 0 16px;line-height:1.6',
  page: 'margin:0;background:#f6f1e7;font-family:Georgia,serif;color:#1d1b18',
  column: 'max-width:520px;margin:0 auto;padding:40px 24px',
  site: 'font-size:22px;margin:0 0 32px',
  sheet: 'background:#fffdf8;border:1px solid #e4dccb;border-radius:10px;padding:32px;font-family:system-ui,sans-serif;font-size:16px',
  code: 'margin:0 0 24px;font-size:32px;font-weight:600;letter-spacing:8px;font-variant-numeric:tabular-nums',
  around: 'margin:0 0 24px',
  button: 'display:inline-block;background:#1d1b18;color:#fffdf8;text-decoration:none;padding:14px 24px;border-radius:8px',
} as const

/**
 * Renders a mail in our design, as text and HTML, with a button or code before the last paragraph. Styles are inline
 * because mail clients support no others.
 */
export function mailOf(house: House, language: string, recipient: string, { subject, paragraphs, button, code }: MailContent): Mail {
  const site = house.settings.get('site.name')
  const direction = languageOf(language).direction
  const body = paragraphs.map((paragraph) => `<p style="${mailStyles.paragraph}">${escape(paragraph)}</p>`)
  return {
    recipient,
    subject,
    text: [
      ...paragraphs.slice(0, -1),
      ...(code ? [code] : []),
      ...(button ? [`${button.text}: ${button.url}`] : []),
      ...paragraphs.slice(-1),
      `— ${site}`,
    ].join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${direction}"><body style="${mailStyles.page}">
<div style="${mailStyles.column}"><p style="${mailStyles.site}">${escape(site)}</p>
<div style="${mailStyles.sheet}">
${body.slice(0, -1).join('\n')}
${code ? codeOf(code) : ''}${button ? buttonOf(button) : ''}
${body.slice(-1).join('\n')}
</div></div></body></html>`,
  }
}

const buttonOf = ({ url, text }: { url: string; text: string }) =>
  `<p style="${mailStyles.around}"><a href="${escape(url)}" style="${mailStyles.button}">${escape(text)}</a></p>`

const codeOf = (code: string) => `<p dir="ltr" style="${mailStyles.code}">${escape(code)}</p>`

/** Puts a code before the text of a message to a phone. The last line makes phones offer the code to this site only. */
export function smsWithCode({ env }: Pick<House, 'env'>, code: string, text: string): string {
  return `${code} ${text}\n\n@${new URL(env.publicOrigin).host} #${code}`
}
