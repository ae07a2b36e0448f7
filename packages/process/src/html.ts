/** Text that is HTML already and is not escaped again. */
export type Html = { html: string }

type Part = Html | string | number | null | undefined | false | Part[]

/** A template tag that escapes every interpolated value except `Html`. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: texts.reduce((whole, text, index) => whole + render(parts[index - 1]) + text) }
}

/** Declares text to be HTML: only for our own files and what was escaped before. */
export function trusted(text: string): Html {
  return { html: text }
}

/** Writes JSON that cannot close its script element. */
export function jsonForScript(value: unknown): Html {
  return { html: JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`) }
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map(render).join('')
  if (typeof part === 'object') return part.html
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
