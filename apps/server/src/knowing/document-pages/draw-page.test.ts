import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sampleFile } from '@fairhouse/testing/sample-files.ts'
import { countPages, drawPage } from './draw-page.ts'

const colours = [rgb(1, 0, 0), rgb(0, 0, 1)] as const

/** A paper of a red and a blue page. */
async function paper(): Promise<{ contentType: string; content: Buffer }> {
  const document = await PDFDocument.create()
  for (const color of colours) document.addPage([200, 100]).drawRectangle({ x: 0, y: 0, width: 200, height: 100, color })
  return { contentType: 'application/pdf', content: Buffer.from(await document.save()) }
}

/** The colour in the middle of a drawing: red, green and blue. */
async function middleOf(drawn: Buffer | undefined): Promise<number[]> {
  const { data, info } = await sharp(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(at, at + 3)].map((one) => Math.round(one / 64) * 64)
}

describe('a paper', () => {
  test('is counted and drawn page by page, as a picture in its own colours', async () => {
    const file = await paper()
    expect(await countPages(file)).toBe(2)
    const drawn = await Promise.all([drawPage(file, 0), drawPage(file, 1)])
    expect(await sharp(drawn[0]).metadata()).toMatchObject({ format: 'webp', width: 472, height: 236 })
    expect(await Promise.all(drawn.map(middleOf))).toEqual([
      [256, 0, 0],
      [0, 0, 256],
    ])
  })

  test('that is none, or has no such page, is not drawn', async () => {
    const broken = { contentType: 'application/pdf', content: Buffer.from('%PDF-1.7\nnothing but a letter') }
    expect([await countPages(broken), await drawPage(broken, 0), await drawPage(await paper(), 2)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('a picture', () => {
  test('is drawn anew, upright, without what follows its end and without its camera', async () => {
    const content = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#a40' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'A camera' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const file = { contentType: 'image/jpeg', content: Buffer.concat([content, Buffer.from('PK an archive behind')]) }
    const drawn = await drawPage(file, 0)
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 4, height: 8 })
    expect(['A camera', 'PK an'].filter((word) => drawn?.includes(word))).toEqual([])
    expect([await countPages(file), await drawPage(file, 1)]).toEqual([1, undefined])
  })

  test.each([
    ['that ends in the middle', sampleFile('image/jpeg').subarray(0, 200)],
    ['that is a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ])('%s is not drawn', async (_, content) => {
    expect(await drawPage({ contentType: 'image/png', content }, 0)).toBeUndefined()
  })
})
