/** Detects a file's type by its first bytes, since name and declared type can be forged; undefined if unknown. */
export function contentTypeOf(content: Buffer): string | undefined {
  const text = (from: number, to: number) => content.subarray(from, to).toString('latin1')
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'image/gif'
  if (text(0, 5) === '%PDF-') return 'application/pdf'
  if (text(4, 8) === 'ftyp' && /^(?:heic|heix|heim|heis|mif1|msf1)$/.test(text(8, 12))) return 'image/heic'
  return undefined
}
