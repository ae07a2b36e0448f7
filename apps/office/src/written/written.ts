/** What a person fills in for a field of data. What is left empty is not part of it. */
export type DataField = {
  readonly name: string
  readonly kind: 'text' | 'whole' | 'codes' | 'wholes' | 'flag'
  /** What holds for a flag that nobody has set. */
  readonly standard?: boolean
}

export type Written = Readonly<Record<string, unknown>>

/** Reads a record in what somebody has written; an empty one where there is none. */
export const recordIn = (value: unknown): Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Written) : {} // any record has such entries

/** Writes a field; what is empty is left out. */
export function withField(data: Written, name: string, value: unknown): Written {
  const { [name]: _, ...rest } = data
  return value === undefined || value === '' ? rest : { ...rest, [name]: value }
}

/** Shows a field's value as it is typed. */
export const typedOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(' ') : value === undefined || value === null ? '' : String(value)

/** Reads what is typed in a field. What is no number stays as it is typed, so that the check can name it. */
export function valueOf(kind: DataField['kind'], typed: string): unknown {
  const words = typed.split(/[\s,]+/).filter((word) => word !== '')
  if (kind === 'codes') return words.length === 0 ? undefined : words
  if (kind === 'wholes') return words.length === 0 ? undefined : words.map(wholeOf)
  if (kind === 'whole') return typed.trim() === '' ? undefined : wholeOf(typed.trim())
  return typed
}

const wholeOf = (word: string): number | string => (/^\d{1,9}$/.test(word) ? Number(word) : word)
