import { languageOf } from '@fairhouse/messages/languages.ts'
import { myDataTexts, nameText } from '@fairhouse/messages/my-data-texts.ts'
import { monthsText, type MonthRange } from '@fairhouse/contract/base/month-range.ts'
import type { Cell, Row, Section } from './copy-sections.ts'

/** The head of a copy; `minAge` is a value in consent texts. */
type Head = { site: string; madeAt: Date; language: string; minAge: number }
type Say = (key: string, values?: Record<string, string | number>) => string

/**
 * Streams the copy for programs: one object with a list of rows per section, limited to its columns. `more` names
 * sections that exceed the file, `archived` the months of sections that are not in it, as the archive has them alone.
 */
export async function* jsonOf({ site, madeAt }: Head, sections: readonly Section[]): AsyncGenerator<string> {
  yield `{"site":${JSON.stringify(site)},"madeAt":${JSON.stringify(madeAt.toISOString())},"data":{`
  const more: string[] = []
  const archived: Record<string, readonly MonthRange[]> = {}
  for (const [place, { name, columns, most, pages, archived: readArchived }] of sections.entries()) {
    yield `${place > 0 ? ',' : ''}\n${JSON.stringify(name)}:[`
    let count = 0
    for await (const rows of pages())
      for (const row of rows) {
        yield `${count > 0 ? ',' : ''}\n  ${JSON.stringify(onlyOf(columns, row))}`
        count += 1
      }
    if (count >= most) more.push(name)
    const months = (await readArchived?.()) ?? []
    if (months.length > 0) archived[name] = months
    yield ']'
  }
  yield `\n},"more":${JSON.stringify(more)},"archived":${JSON.stringify(archived)}}\n`
}

const onlyOf = (columns: readonly string[], row: Row): Row => Object.fromEntries(columns.map((name) => [name, row[name] ?? null]))

/** Streams the copy for people: a self-contained page in the reader's language and direction. */
export async function* htmlOf({ site, madeAt, language, minAge }: Head, sections: readonly Section[]): AsyncGenerator<string> {
  const { tag, direction } = languageOf(language)
  const say = myDataTexts(language)
  const intro = say('intro', { site, at: momentText(madeAt.toISOString()) })
  yield `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(say('title'))} · ${escape(site)}</title>
<style>${style}</style></head>
<body><main><h1>${escape(say('title'))}</h1><p>${escape(intro)}</p>
`
  for (const section of sections) yield* sectionOf(section, say, (name) => named(language, name, minAge))
  yield '</main></body></html>\n'
}

async function* sectionOf(
  { name, columns, most, pages, archived }: Section,
  say: Say,
  nameOf: (name: string) => string,
): AsyncGenerator<string> {
  yield `<section><h2>${escape(say(`section.${name}`))}</h2>\n`
  let count = 0
  for await (const rows of pages())
    for (const row of rows) {
      if (count === 0)
        yield `<div><table><thead><tr>${columns.map((one) => `<th scope="col">${escape(say(`column.${one}`))}</th>`).join('')}</tr></thead><tbody>\n`
      count += 1
      yield `<tr>${columns.map((one) => `<td><bdi>${escape(one === 'name' ? nameOf(String(row[one] ?? '')) : cellText(row[one] ?? null, say))}</bdi></td>`).join('')}</tr>\n`
    }
  yield count > 0 ? '</tbody></table></div>' : `<p>${escape(say('none'))}</p>`
  const months = (await archived?.()) ?? []
  if (months.length > 0) yield `<p>${escape(say('archived', { months: monthsText(months) }))}</p>`
  yield `${count >= most ? `<p>${escape(say('more'))}</p>` : ''}</section>\n`
}

/** Returns the name of something, if we have one: a fact of the account, a form field, a consent. */
function named(language: string, name: string, minAge: number): string {
  for (const key of [`my-data.name.${name}`, `field.${name}`]) {
    const text = nameText(language, key, { number: minAge })
    if (text !== key) return text
  }
  return name
}

function cellText(value: Cell, say: Say): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value)) ? momentText(String(value)) : String(value)
}

const momentText = (iso: string) => iso.slice(0, 16).replace('T', ' ')

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const style = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f6f1e7;color:#1d1b18}
main{max-inline-size:60rem;margin-inline:auto;padding:2rem 1rem}h1,h2{font-family:Georgia,serif;font-weight:500}
section{margin-block:2rem}div{overflow-x:auto}table{border-collapse:collapse;inline-size:100%}
th,td{text-align:start;vertical-align:top;padding:.4rem .75rem .4rem 0;border-block-end:1px solid #d9cfba;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{background:#16140f;color:#f1ebdd}th,td{border-color:#3d3729}}`
