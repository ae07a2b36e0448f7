import type { Picture } from '../../../edge/content/index.ts'
import { Wrong, type Said } from './command.ts'
import { contentOf } from './file.ts'

/** Reads the picture named by an argument; the word "drawn" stands for the drawn one. */
export const pictureIn = async (file: string): Promise<Picture | undefined> =>
  file === 'drawn' ? undefined : { name: file, content: await contentOf(file) }

/** Says which logo a brand has from now on. */
export function saidOfLogo(brand: { catalogue: string; id: number }, file: string, set: { logo: string } | { because: string }): Said {
  if ('because' in set) throw new Wrong(set.because)
  return {
    value: { ...brand, logo: set.logo },
    lines: [`The logo of ${brand.id} is ${file}; browsers keep the one before for up to a day.`],
  }
}
