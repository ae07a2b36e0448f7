const made: Record<string, unknown> = {}

/** Keeps a formatter for each language tag and shape: making one costs many times as much as using it. */
const madeOnce =
  <Shape, Formatter>(Kind: new (tag: string, shape: Shape) => Formatter) =>
  (tag: string, shape: Shape): Formatter =>
    (made[Kind.name + tag + JSON.stringify(shape)] ??= new Kind(tag, shape)) as Formatter // under a key of its kind

/** Returns what formats dates and times for a language tag. */
export const dateFormat = madeOnce(Intl.DateTimeFormat)
/** Returns what formats numbers for a language tag. */
export const numberFormat = madeOnce(Intl.NumberFormat)
/** Returns what chooses a language's form for a count. */
export const pluralRules = madeOnce(Intl.PluralRules)
