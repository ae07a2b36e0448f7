/** Who reads a setting: pages and the server, or the server only. */
type Scope = 'page' | 'server'

/** What a person fills in for a setting. `json`: a value of several parts, written as JSON. */
export type SettingForm =
  | { readonly kind: 'text' | 'flag' | 'list' | 'json' }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'oneOf' | 'listOut'; readonly words: readonly string[] }

/** A setting: its purpose, its readers, its default, and how to parse an input. */
export type Setting<V = unknown> = {
  readonly about: string
  readonly scope: Scope
  readonly fallback: V
  readonly form: SettingForm
  /** Parses a JSON value or command-line text; throws a sentence that says what is allowed. */
  readonly parse: (input: unknown) => V
}

type Given<V> = { about: string; scope: Scope; fallback: V }

/** Defines a line of text of at most `max` characters (500 by default). */
export function text({ max = 500, ...given }: Given<string> & { max?: number }): Setting<string> {
  return {
    ...given,
    form: { kind: 'text' },
    parse: (input) => {
      const shown = typeof input === 'number' ? String(input) : input
      return typeof shown === 'string' && shown.length <= max && !/[\r\n]/.test(shown)
        ? shown
        : refuse(`Give one line of text of at most ${max} characters.`)
    },
  }
}

/** Defines a text of a given shape; `allowed` describes it to people. */
export function shapedText({ shape, allowed, ...given }: Given<string> & { shape: RegExp; allowed: string }): Setting<string> {
  return {
    ...given,
    form: { kind: 'text' },
    parse: (input) => (typeof input === 'string' && shape.test(input) ? input : refuse(`Give ${allowed}.`)),
  }
}

/** Defines a whole number between two bounds. */
export function integer({ min, max, ...given }: Given<number> & { min: number; max: number }): Setting<number> {
  return {
    ...given,
    form: { kind: 'integer', min, max },
    parse: (input) => {
      const value = typeof input === 'string' && /^-?\d{1,15}$/.test(input.trim()) ? Number(input) : input
      return Number.isInteger(value) && (value as number) >= min && (value as number) <= max // isInteger accepts only numbers
        ? (value as number) // as above
        : refuse(`Give a whole number between ${min} and ${max}.`)
    },
  }
}

/** Defines a switch. */
export function flag(given: Given<boolean>): Setting<boolean> {
  return {
    ...given,
    form: { kind: 'flag' },
    parse: (input) => {
      if (input === true || input === 'true' || input === 'on') return true
      if (input === false || input === 'false' || input === 'off') return false
      return refuse('Give true or false.')
    },
  }
}

/** Defines one of a few words. */
export function oneOf<const W extends string>({
  words,
  ...given
}: {
  about: string
  scope: Scope
  fallback: NoInfer<W>
  words: readonly W[]
}): Setting<W> {
  return {
    ...given,
    form: { kind: 'oneOf', words },
    parse: (input) => words.find((word) => word === input) ?? refuse(`Give one of: ${words.join(', ')}.`),
  }
}

/** Defines a path of the site; with `orUrl`, https addresses too. */
export function path({ orUrl = false, ...given }: Given<string> & { orUrl?: boolean }): Setting<string> {
  return {
    ...given,
    form: { kind: 'text' },
    parse: (input) =>
      typeof input === 'string' && (isPath(input) || (orUrl && isUrl(input)))
        ? input
        : refuse(
            orUrl
              ? 'Give a path that begins with one slash, or an https address.'
              : 'Give a path that begins with one slash, such as /betting.',
          ),
  }
}

/** Defines an https address, one on this computer, or none. */
export function url(given: Given<string>): Setting<string> {
  return {
    ...given,
    form: { kind: 'text' },
    parse: (input) =>
      input === '' || isUrl(input)
        ? String(input)
        : refuse('Give an https address (or an http one on this computer), or an empty text for none.'),
  }
}

type GivenList = Given<readonly string[]> & { item?: Pick<RegExp, 'test'>; items?: string; least?: number }

/**
 * Defines an ordered list of distinct words; `least` is the minimum length. On the command line they are separated by
 * commas.
 */
export function list({
  item = /^[^\s,]{1,100}$/,
  items = 'words without spaces',
  least = 0,
  ...given
}: GivenList): Setting<readonly string[]> {
  const sentence = `Give a list of ${items}, each once${least > 0 ? `, at least ${least}` : ''}.`
  return {
    ...given,
    form: { kind: 'list' },
    parse: (input) => {
      const parts = listOf(input)
      const fits =
        parts !== undefined && parts.length >= least && parts.every((part) => item.test(part)) && new Set(parts).size === parts.length
      return fits ? parts : refuse(sentence)
    },
  }
}

/** Defines a list of distinct words from a fixed set. */
export function listOut<const W extends string>({
  words,
  ...given
}: Given<readonly NoInfer<W>[]> & { words: readonly W[] }): Setting<readonly W[]> {
  return {
    ...given,
    form: { kind: 'listOut', words },
    parse: (input) => {
      const parts = listOf(input)?.map((part) => words.find((word) => word === part))
      const known = parts?.filter((part) => part !== undefined)
      return known && known.length === parts?.length && new Set(known).size === known.length
        ? known
        : refuse(`Give a list out of: ${words.join(', ')}.`)
    },
  }
}

/** Defines a record of values of one kind by name. On the command line it is JSON. */
export function record<V>({
  of,
  names = /^[\w-]{1,60}$/,
  ...given
}: Given<Readonly<Record<string, V>>> & { of: Pick<Setting<V>, 'parse'>; names?: RegExp }): Setting<Readonly<Record<string, V>>> {
  return {
    ...given,
    form: { kind: 'json' },
    parse: (input) => {
      const value = typeof input === 'string' ? fromJson(input) : input
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return refuse('Give a JSON object, such as {"lobby": "/live"}.')
      const wrong = Object.keys(value).find((name) => !names.test(name) || name === '__proto__')
      return wrong === undefined
        ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, of.parse(part)]))
        : refuse(`"${wrong}" cannot be a name here.`)
    },
  }
}

function listOf(input: unknown): string[] | undefined {
  const value =
    typeof input === 'string'
      ? input.trim().startsWith('[')
        ? fromJson(input)
        : input
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean)
      : input
  return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value : undefined
}

/** Reads a text as JSON; undefined where it is none. */
export function fromJson(input: string): unknown {
  try {
    return JSON.parse(input)
  } catch {
    return undefined
  }
}

function isPath(input: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(input) && input.length <= 500
}

function isUrl(input: unknown): boolean {
  if (typeof input !== 'string' || !URL.canParse(input)) return false
  const { protocol, hostname } = new URL(input)
  return protocol === 'https:' || (protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1'))
}

function refuse(sentence: string): never {
  throw new Error(sentence)
}
