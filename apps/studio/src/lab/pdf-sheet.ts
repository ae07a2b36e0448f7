import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'

const size = { width: 595, height: 842 }
const margin = 48
const text = { body: 9, heading: 13, title: 20 }
const lead = 1.45

/** A sheet that is written from the top of its first page to the end of its last. */
export type PdfSheet = {
  title: (words: string) => void
  heading: (words: string) => void
  paragraph: (words: string) => void
  /** Rows of cells, the first row in bold; columns are as wide as their share. */
  table: (shares: readonly number[], rows: readonly (readonly string[])[]) => void
  bytes: () => Promise<Uint8Array>
}

/** Begins a sheet of A4 pages. What the standard fonts of PDF have no letter for is written as a question mark. */
export async function openPdfSheet(title: string): Promise<PdfSheet> {
  const document = await PDFDocument.create()
  document.setTitle(title)
  const [plain, bold] = [await document.embedFont(StandardFonts.Helvetica), await document.embedFont(StandardFonts.HelveticaBold)]
  const letters = new Set(plain.getCharacterSet())
  const known = (words: string) => [...words].map((letter) => (letters.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('')
  let page: PDFPage = document.addPage([size.width, size.height])
  let y = size.height - margin
  const room = (height: number) => {
    if (y - height >= margin) return
    page = document.addPage([size.width, size.height])
    y = size.height - margin
  }
  const write = (words: string, font: PDFFont, points: number) => {
    for (const line of linesOf(known(words), font, points, size.width - 2 * margin)) {
      room(points * lead)
      y -= points * lead
      page.drawText(line, { x: margin, y, size: points, font })
    }
  }
  const row = (shares: readonly number[], cells: readonly string[], font: PDFFont) => {
    const whole = shares.reduce((sum, share) => sum + share, 0)
    const widths = shares.map((share) => (share / whole) * (size.width - 2 * margin))
    const lines = cells.map((cell, at) => linesOf(known(cell), font, text.body, (widths[at] ?? 0) - 6))
    const height = Math.max(...lines.map(({ length }) => length)) * text.body * lead
    room(height)
    let x = margin
    for (const [at, own] of lines.entries()) {
      for (const [place, line] of own.entries()) page.drawText(line, { x, y: y - (place + 1) * text.body * lead, size: text.body, font })
      x += widths[at] ?? 0
    }
    y -= height
  }
  return {
    title: (words) => write(words, bold, text.title),
    heading: (words) => {
      y -= text.heading
      room(text.heading * 4)
      write(words, bold, text.heading)
      y -= 3
    },
    paragraph: (words) => write(words, plain, text.body),
    table: (shares, rows) => rows.forEach((cells, at) => row(shares, cells, at === 0 ? bold : plain)),
    bytes: () => document.save(),
  }
}

/** Breaks words into lines of a width; a word that is longer is broken too. */
function linesOf(words: string, font: PDFFont, points: number, width: number): string[] {
  const lines: string[] = ['']
  const fits = (line: string) => font.widthOfTextAtSize(line, points) <= width
  for (const word of words.split(' ')) {
    const before = lines.at(-1) ?? ''
    if (fits(before === '' ? word : `${before} ${word}`)) {
      lines[lines.length - 1] = before === '' ? word : `${before} ${word}`
      continue
    }
    let left = word
    while (!fits(left)) {
      let taken = left.length - 1
      while (taken > 1 && !fits(left.slice(0, taken))) taken -= 1
      lines.push(left.slice(0, taken))
      left = left.slice(taken)
    }
    lines.push(left)
  }
  return lines.filter((line, at) => line !== '' || at > 0)
}
