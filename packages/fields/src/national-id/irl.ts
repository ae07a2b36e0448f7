import { weighted, type NationalIdReader } from './told.ts'

const letters = 'WABCDEFGHIJKLMNOPQRSTUV'

/** Ireland, PPS number: a second letter counts nine times, except W, T and X in numbers from before 2013. */
export const pps: NationalIdReader = (written) => {
  const id = written.replaceAll('-', '')
  if (!/^\d{7}[A-W][A-IWTX]?$/.test(id)) return undefined
  const second = id.charAt(8)
  const more = second && !'WTX'.includes(second) ? letters.indexOf(second) * 9 : 0
  return letters[(weighted(id, [8, 7, 6, 5, 4, 3, 2]) + more) % 23] === id[7] ? {} : undefined
}
