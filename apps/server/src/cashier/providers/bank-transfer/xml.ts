const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** The first element of a name as it stands, without its tags; our bank signs what it sends, so that it is read without a parser for all of XML. */
export const elementIn = (xml: string, name: string): string =>
  new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}\\s*>`).exec(xml)?.[1] ?? ''

/** The text of the first element of a name; undefined where there is none or it is empty. */
export function textIn(xml: string, name: string): string | undefined {
  const text = elementIn(xml, name).replace(
    /&(?:(lt|gt|amp|quot|apos)|#(\d{1,6}));/g,
    (_, sign: string | undefined, code: string | undefined) =>
      sign === undefined ? String.fromCodePoint(Number(code)) : (signs[sign] ?? ''),
  )
  return text.trim() || undefined
}

/** A text as it may stand in XML. */
export const escaped = (text: string): string =>
  text.replace(/[<>&"']/g, (sign) => `&${Object.keys(signs).find((name) => signs[name] === sign)};`)
