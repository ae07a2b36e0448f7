import { numberFormat } from '@fairhouse/messages/formatters.ts'

/** Writes a percentage of two decimals in a language, with the figures that amounts use. */
export const percentText = (tag: string, percent: string): string =>
  numberFormat(`${tag}-u-nu-latn`, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Number(percent) / 100)
