import { html, type Html } from '@fairhouse/process/html.ts'
import type { Mail } from './mail.sql.ts'

const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g

/** Returns the distinct web addresses in a mail, in order. */
export function linksOf(mail: Mail): string[] {
  const fromHtml = [...(mail.html ?? '').matchAll(/href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((match) =>
    unescape(match[1] ?? match[2] ?? ''),
  )
  const fromText = mail.text.match(address) ?? []
  return [...new Set([...fromText, ...fromHtml.filter((link) => /^https?:/.test(link))])]
}

/** Returns the distinct codes of four to eight digits in a mail. */
export function codesOf(mail: Mail): string[] {
  const withoutLinks = mail.text.replace(address, ' ')
  return [...new Set(withoutLinks.match(/(?<![\d.,:/-])\d{4,8}(?![\d.,:/-]*\d)/g) ?? [])]
}

/** Plain text with its web addresses made links that open beside the control room. */
export function linkedText(text: string): Html {
  const links = text.match(address) ?? []
  const between = text.split(address)
  return html`${between.map((part, index) => [part, links[index] && html`<a href="${links[index]}" target="_blank" rel="noopener">${links[index]}</a>`])}`
}

function unescape(text: string): string {
  return text
    .replace(/&amp;/g, '&')
    .replace(/&#38;/g, '&')
    .replace(/&quot;/g, '"')
}
