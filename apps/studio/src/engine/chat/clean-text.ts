/** The longest message, in characters. */
export const mostCharacters = 140

/** More marks on one letter are no writing of any language that we speak, and cover the lines above and below. */
const marksOnALetter = /(\p{M}{3})\p{M}+/gu

/**
 * Takes out of a text what is not written by anybody: control characters, those that turn the direction of what follows,
 * and those that take no room. Lines become spaces.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/[\p{Z}\s]/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Co}\p{Cn}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/gu, '')
    .normalize('NFC')
    .replaceAll(marksOnALetter, '$1')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** Counts the characters of a text as a reader does: a letter with its marks is one. */
export const charactersIn = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length
