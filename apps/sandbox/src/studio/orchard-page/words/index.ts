import { wordsFor, type Words } from '../../page/words.ts'
import { dutch } from './dutch.ts'
import { estonian } from './estonian.ts'
import { finnish } from './finnish.ts'
import { german } from './german.ts'
import { swedish } from './swedish.ts'

const more: Readonly<Record<string, Words>> = { sv: swedish, et: estonian, nl: dutch, fi: finnish, de: german }

/** Returns the machine's texts in a language of the product; in English if it does not speak it. */
export function machineWords(language: string): { words: Words; language: string; direction: 'ltr' | 'rtl' } {
  const own = language.split('-')[0]?.toLowerCase() ?? ''
  const words = more[own]
  return words ? { words, language: own, direction: 'ltr' } : wordsFor(language)
}
