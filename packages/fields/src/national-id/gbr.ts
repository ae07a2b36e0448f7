import type { NationalIdReader } from './told.ts'

/** Great Britain, National Insurance number: a pattern without a check digit. */
export const nationalInsurance: NationalIdReader = (written) => {
  const id = written.replaceAll('-', '')
  return /^(?!BG|GB|KN|NK|NT|TN|ZZ)[ABCEGHJ-PRSTW-Z][ABCEGHJ-NPRSTW-Z]\d{6}[A-D]$/.test(id) ? {} : undefined
}
