import { languageOf, type Language } from './languages.ts'
import type { Area, MessageKey } from './message-key.ts'
import { say, type Messages } from './say.ts'

/** Values that a message speaks about. */
export type MessageValues = Record<string, string | number>
/** Says a message in the page's language. */
export type T = (key: MessageKey, values?: MessageValues) => string
/** Answers the messages of an area in a language, compiled. */
export type LoadArea = (language: string, area: Area) => Promise<Messages>

/** The texts of one page in one language. */
export type Texts = {
  readonly language: Language
  readonly t: T
  /** Whether a message of this key is loaded. */
  readonly has: (key: string) => key is MessageKey
  /** The first of these messages that exists, said; the last one is said in any case. */
  readonly tFirst: (keys: readonly MessageKey[], values?: MessageValues) => string
  readonly load: (areas: readonly Area[]) => Promise<void>
  readonly loaded: () => Area[]
}

/** Makes the texts of a page; each request on the server has its own, so that two languages never mix. `placeholders` may stand in any text. */
export function createTexts(code: string, loadArea: LoadArea, placeholders: MessageValues = {}): Texts {
  const language = languageOf(code)
  const messages: Messages = {}
  // Figures are the same everywhere, so that dates and amounts in one sentence agree.
  const figures = `${language.tag}-u-nu-latn`
  const loading = new Map<Area, Promise<void>>()
  const done = new Set<Area>()
  const has = (key: string): key is MessageKey => Object.hasOwn(messages, key)
  const t: T = (key, values) => {
    const all = { ...placeholders, ...values }
    return say(messages[key] ?? key, language.direction === 'rtl' ? isolated(all) : all, figures)
  }
  const loadOne = (area: Area) => {
    const known = loading.get(area)
    if (known) return known
    const load = loadArea(code, area).then(
      (loaded) => (Object.assign(messages, loaded), void done.add(area)),
      (error: unknown) => (loading.delete(area), Promise.reject(error)),
    )
    loading.set(area, load)
    return load
  }
  return {
    language,
    t,
    has,
    tFirst: (keys, values) => t(keys.find(has) ?? keys[keys.length - 1]!, values), // callers name at least one key
    load: async (areas) => void (await Promise.all(areas.map(loadOne))),
    loaded: () => [...done],
  }
}

/** Values inside a right-to-left sentence, each isolated so that amounts and names keep their own order; a plain word may be a choice of the message and a moment becomes a date, so both stay as they are. */
function isolated(values: MessageValues): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && /[^\w-]/.test(value) && !/^\d{4}-\d\d-\d\dT/.test(value) ? `\u2068${value}\u2069` : value,
    ]),
  )
}
