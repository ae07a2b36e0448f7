const made: Record<string, unknown> = {}

/** Keeps what is made for a language tag and a shape: making a formatter costs many times what it writes. */
const madeOnce =
  <Shape, Formatter>(Kind: new (tag: string, shape: Shape) => Formatter) =>
  (tag: string, shape: Shape): Formatter =>
    (made[Kind.name + tag + JSON.stringify(shape)] ??= new Kind(tag, shape)) as Formatter // under a key of its kind

/** What writes moments for a language tag. */
export const dateFormat = madeOnce(Intl.DateTimeFormat)
/** What writes numbers for a language tag. */
export const numberFormat = madeOnce(Intl.NumberFormat)
/** What knows the forms that a language has for a count. */
export const pluralRules = madeOnce(Intl.PluralRules)
