import { rangeOf } from '@fairhouse/fields'
import type { Texts } from '@fairhouse/messages'

/** A range of amounts a month in words; an end that is open is left out of them. */
export function rangeText({ t }: Pick<Texts, 't'>, range: string, currency: string): string {
  const { start, end } = rangeOf(range) ?? {}
  if (start && end) return t('documents.rangeBetween', { start, end, currency })
  if (end) return t('documents.rangeLess', { end, currency })
  return start ? t('documents.rangeMore', { start, currency }) : range
}
