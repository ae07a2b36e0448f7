import type { NationalIdReader } from './told.ts'

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Spain, DNI and NIE: the remainder by 23 gives the letter; X, Y and Z stand for 0, 1 and 2. */
export const dni: NationalIdReader = (written) => {
  const id = written.replaceAll('-', '')
  if (!/^(\d{8}|[XYZ]\d{7})[A-Z]$/.test(id)) return undefined
  const number = Number(id.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter))))
  return letters[number % 23] === id[8] ? {} : undefined
}
