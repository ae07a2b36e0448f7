import { dateFormat, numberFormat, pluralRules } from './formatters.ts'
import type { MessageValues } from './texts.ts'

type Cases = { readonly offset?: number } & Readonly<Record<string, Said>>
type Token = string | readonly [name: string, type?: string, format?: unknown]
type Said = readonly Token[] | string
/** A compiled text, as compile-messages.ts writes it: plain words, or words and places for values. */
export type Message = Said
/** Compiled texts by key. */
export type Messages = Record<string, Message>

type Shapes = Record<string, Intl.DateTimeFormatOptions> & { readonly default: Intl.DateTimeFormatOptions }

const days: Shapes = {
  short: { day: 'numeric', month: 'numeric', year: 'numeric' },
  default: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
}
const times: Shapes = {
  short: { hour: 'numeric', minute: 'numeric' },
  default: { hour: 'numeric', minute: 'numeric', second: 'numeric' },
}

/** Says a compiled ICU text in a language: plurals, choices, numbers, days and times. */
export function say(message: Message, values: MessageValues, tag: string, counted?: number): string {
  if (typeof message === 'string') return message
  return message
    .map((token) => {
      if (token === '#' && counted !== undefined) return numberFormat(tag, {}).format(counted)
      if (typeof token === 'string') return token
      const [name, type, format] = token
      const value = values[name]
      if (value === undefined || value === null) return isChoice(type) ? say(casesOf(format)['other'] ?? '', values, tag, counted) : ''
      return type === undefined ? String(value) : formatted(type, value, format, { values, tag, counted })
    })
    .join('')
}

/** Whether a place chooses between texts; where its value is missing, it says its last one. */
const isChoice = (type: string | undefined) => type === 'select' || type === 'plural' || type === 'selectordinal'
const casesOf = (format: unknown) => format as Cases // plural, selectordinal and select carry their cases

/** Whether a case is one of a language's forms: no number, and not what stands for all others. */
const isForm = (name: string) => /^(?!other|off)\D/.test(name)

type Around = { readonly values: MessageValues; readonly tag: string; readonly counted: number | undefined }

function formatted(type: string, value: string | number, format: unknown, { values, tag, counted }: Around): string {
  if (type === 'date' || type === 'time') {
    const shapes = type === 'date' ? days : times
    const shape = typeof format === 'object' && format !== null ? format : (shapes[String(format)] ?? shapes.default)
    return dateFormat(tag, shape).format(new Date(value))
  }
  if (type === 'number') return numberFormat(tag, format === 'percent' ? { style: 'percent' } : {}).format(Number(value))
  const cases = casesOf(format)
  const own = (name: string): Said | undefined => (Object.hasOwn(cases, name) ? cases[name] : undefined)
  if (type === 'select') return say(own(String(value)) ?? cases['other'] ?? '', values, tag, counted)
  const count = Number(value) - (cases.offset ?? 0)
  // A text that knows exact numbers alone asks for no rules: the first ones made take a phone a tenth of a second.
  const form = Object.keys(cases).some(isForm)
    ? pluralRules(tag, { type: type === 'selectordinal' ? 'ordinal' : 'cardinal' }).select(count)
    : ''
  return say(own(String(value)) ?? own(form) ?? cases['other'] ?? '', values, tag, count)
}
