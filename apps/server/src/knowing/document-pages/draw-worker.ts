// The thread of draw-page.ts: PDFium, as WebAssembly, reads the PDF and paints a page as plain pixels.
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Painted, Wanted } from './draw-page.ts'

const pointsPerInch = 72
const dotsPerInch = 170
const mostSide = 3000

const { content, page: number } = workerData as Wanted // what draw-page.ts hands over
const library = await PDFiumLibrary.init()
const document = await library.loadDocument(content)
// Without it what somebody filled in would be missing.
document.initializeFormFields()
const pages = document.getPageCount()
parentPort?.postMessage(number === undefined || number >= pages ? { pages } : await paint(number))

async function paint(place: number): Promise<Painted> {
  const page = document.getPage(place)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const longest = Math.max(originalWidth, originalHeight, 1)
  const scale = Math.min(dotsPerInch / pointsPerInch, mostSide / longest)
  const { width, height, data } = await page.render({ scale, renderFormFields: true })
  return { pages, width, height, pixels: data }
}
