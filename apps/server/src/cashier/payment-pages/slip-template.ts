import { languageOf } from '@fairhouse/messages/languages.ts'
import { mailTexts, type MailKey } from '@fairhouse/messages/mail-texts.ts'

const lines = ['amount', 'beneficiary', 'accountNumber', 'code', 'barcode', 'reference', 'bank', 'expiresAt'] as const

/**
 * Renders a payment slip with gaps: the frame that shows it fills `{name}` and drops lines whose gap stays empty. The
 * markup is ours only; a provider's words are inserted as text.
 */
export function slipTemplate(language: string, methodName: string, siteName: string): string {
  const { code, direction } = languageOf(language)
  const t = mailTexts(code, { method: methodName, site: siteName })
  const row = (name: (typeof lines)[number]) =>
    `<tr data-line="${name}"><th scope="row">${escaped(t(`slip.${name}` satisfies MailKey))}</th><td><bdi${name === 'expiresAt' ? '' : ' dir="ltr"'}>{${name}}</bdi></td></tr>`
  return `<!doctype html><html lang="${code}" dir="${direction}"><head><meta charset="utf-8"><title>${escaped(t('slip.title'))}</title></head><body>
<header><strong>${escaped(siteName)}</strong><span>${escaped(methodName)}</span></header>
<h1>${escaped(t('slip.title'))}</h1><p>${escaped(t('slip.text'))}</p>
<table><tbody>${lines.map(row).join('')}</tbody></table>
<figure data-line="barcode" data-barcode="{barcode}"></figure>
<footer>${escaped(t('slip.footer'))}</footer></body></html>`
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
