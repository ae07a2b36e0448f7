import { numberFormat } from './formatters.ts'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

const figures = (tag: string) => `${tag}-u-nu-latn`
const isUnit = (tag: string, unit: string, value: number, digits = 0) =>
  numberFormat(figures(tag), { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: digits }).format(value)

/**
 * How long something lasts, in its two largest units: days and hours, hours and minutes, minutes and seconds, or seconds.
 * A second unit of nothing is left out; what is no length is no time at all.
 */
export function durationText(tag: string, seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const first = units.findIndex(([, size]) => whole >= size)
  if (first === -1) return isUnit(tag, 'second', 0)
  const parts = units.slice(first, first + 2).map(([unit, size], place) => {
    const larger = units[first]![1] // it was just found
    return [unit, Math.floor(place === 0 ? whole / size : (whole % larger) / size)] as const
  })
  const said = parts.filter(([, count], place) => place === 0 || count > 0).map(([unit, count]) => isUnit(tag, unit, count))
  return new Intl.ListFormat(tag, { type: 'unit', style: 'narrow' }).format(said)
}

/** Time that may still be played: above six hours in hours with one digit, else in minutes. */
export function sessionTimeText(tag: string, seconds: number): string {
  const left = Number.isFinite(seconds) ? Math.max(0, seconds) : 0
  return left > 6 * 3600 ? isUnit(tag, 'hour', left / 3600, 1) : isUnit(tag, 'minute', Math.floor(left / 60))
}

/** A file's size in MB of 1 048 576 bytes, with two digits at most. */
export function fileSizeText(tag: string, bytes: number): string {
  const size = Number.isFinite(bytes) ? Math.max(0, bytes) / 1_048_576 : 0
  const digits = { maximumFractionDigits: 2, minimumFractionDigits: 0 }
  return `${numberFormat(figures(tag), digits).format(size)}\u00a0MB`
}

/** A list as a reader of the language looks things up in it: by name, figures by their value. */
export function sortedByName<Item>(tag: string, items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const collator = new Intl.Collator(tag, { numeric: true })
  return items.toSorted((a, b) => collator.compare(nameOf(a), nameOf(b)))
}
