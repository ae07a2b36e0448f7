import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sampleFile } from '@fairhouse/testing/sample-files.ts'
import { isRefused } from '../../base/http/refusal.ts'
import { atMost } from './at-most.ts'
import { cleanFiles } from './clean-files.ts'

/** Returns the cleaned content of a file, or the error's name and reason. */
async function cleaned(type: string, content: Uint8Array): Promise<Buffer | [string, unknown]> {
  const [one] = [await cleanFiles([{ type, content: Buffer.from(content) }])].flat()
  if (!one) throw new Error('Nothing came of it')
  return isRefused(one) ? [one.refused, one.details?.['reason']] : one.content
}
const contentOf = (found: Buffer | [string, unknown]): Buffer => {
  if (Buffer.isBuffer(found)) return found
  throw new Error(`refused: ${found.join(' ')}`)
}
const pdf = async (fill: (document: PDFDocument) => unknown = () => undefined) => {
  const document = await PDFDocument.create()
  document.addPage([200, 200]).drawText('A letter')
  await fill(document)
  return document.save()
}
const readPdf = (content: Uint8Array) => PDFDocument.load(content, { updateMetadata: false })

describe('a picture', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const)(
    '(%s) is drawn anew, without what follows its end',
    async (type) => {
      const behind = 'PK\x03\x04 an archive of another kind'
      const kept = contentOf(await cleaned(type, Buffer.concat([sampleFile(type), Buffer.from(behind)])))
      expect(kept.includes('PK')).toBe(false)
      expect(await sharp(kept).metadata()).toMatchObject({ format: type.split('/')[1], width: 8, height: 8 })
    },
  )

  test('loses its place and its camera, and is turned the way it was meant', async () => {
    const photo = sharp({ create: { width: 8, height: 4, channels: 3, background: '#a40' } })
    const told = await photo
      .jpeg()
      .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(told.includes('A camera')).toBe(true)
    const kept = contentOf(await cleaned('image/jpeg', told))
    expect(kept.includes('A camera')).toBe(false)
    expect(await sharp(kept).metadata()).toMatchObject({ width: 4, height: 8 })
  })

  test('of 30,000 by 30,000 points is refused before it is decoded', async () => {
    expect(await cleaned('image/png', bombOf(30_000))).toEqual(['fileRefused', 'pixels'])
  })

  test.each([
    ['of four bytes', 'image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['that ends in the middle', 'image/jpeg', sampleFile('image/jpeg').subarray(0, 200)],
    ['of which nobody has a decoder', 'image/heic', Buffer.from('\0\0\0\x18ftypheic')],
    ['that is a drawing with scripts', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ])('%s did not arrive whole', async (_, type, content) => {
    expect(await cleaned(type, content)).toEqual(['uploadFailed', undefined])
  })
})

describe('a paper', () => {
  test('is saved anew with what its pages need, links to web pages among it', async () => {
    const letter = await pdf((document) => {
      const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S: 'URI', URI: PDFString.of('https://bank.example') } }
      document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([link]))
      document.context.register(document.context.stream('PK an archive that no page leads to'))
    })
    const kept = contentOf(await cleaned('application/pdf', Buffer.concat([letter, Buffer.from('\n%PK an archive behind')])))
    expect([kept.includes('PK an archive'), kept.includes('https://bank.example')]).toEqual([false, true])
    expect((await readPdf(kept)).getPageCount()).toBe(1)
  })

  test('of the plainest kind is taken', async () => {
    expect((await readPdf(contentOf(await cleaned('application/pdf', sampleFile('application/pdf'))))).getPageCount()).toBe(1)
  })

  test.each<[string, (document: PDFDocument) => unknown]>([
    ['a script', (document) => document.addJavaScript('hello', 'app.alert(1)')],
    ['another file', (document) => document.attach(Buffer.from('MZ'), 'invoice.exe')],
    [
      'a program that it starts',
      (document) => document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: 'Launch', F: 'cmd.exe' })),
    ],
    [
      'a script by another spelling',
      (document) => document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: PDFName.of('Java#53cript') })),
    ],
    [
      'an action that is named elsewhere',
      (document) => {
        const name = document.context.register(PDFName.of('ImportData'))
        document.getPage(0).node.set(PDFName.of('AA'), document.context.obj({ O: { S: name } }))
      },
    ],
    ['a form that scripts draw', (document) => document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ XFA: [] }))],
  ])('with %s is refused', async (_, fill) => {
    expect(await cleaned('application/pdf', await pdf(fill))).toEqual(['fileRefused', 'active'])
  })

  test.each(['secret', ''])('that is locked (%j) is refused', async (userPassword) => {
    const locked = await pdf((document) => document.encrypt({ userPassword, ownerPassword: 'owner' }))
    expect(await cleaned('application/pdf', locked)).toEqual(['fileRefused', 'encrypted'])
  })

  test.each(['%PDF-1.7\nnothing but a letter', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'])(
    'without a page did not arrive whole (%#)',
    async (content) => {
      expect(await cleaned('application/pdf', Buffer.from(content))).toEqual(['uploadFailed', undefined])
    },
  )
})

test('of several files one that is refused refuses all, and the others change nothing else', async () => {
  const good = { type: 'image/png', content: sampleFile('image/png'), place: 1 }
  expect(await cleanFiles([good, { ...good, content: Buffer.from('\x89PNG') }])).toMatchObject({ refused: 'uploadFailed' })
  expect(await cleanFiles([good])).toMatchObject([{ type: 'image/png', place: 1 }])
})

test('no more than so many pieces of work run at a time, each in its turn, also after one that fails', async () => {
  const run = atMost(2)
  const [begun, ends]: [number[], (() => void)[]] = [[], []]
  const work = (number: number) => run(() => new Promise<number>((end) => (begun.push(number), ends.push(() => end(number)))))
  const failing = run(() => Promise.reject(new Error('no')))
  const all = [work(1), work(2), work(3)]
  await expect(failing).rejects.toThrow('no')
  expect(begun).toEqual([1, 2])
  ends[0]?.()
  await all[0]
  expect(begun).toEqual([1, 2, 3])
  ends.forEach((end) => end())
  expect(await Promise.all(all)).toEqual([1, 2, 3])
})

/** A PNG of a single colour that decompresses to a thousand times its size. */
function bombOf(side: number): Buffer {
  const number = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    return Buffer.concat([number(data.length), named, number(crc32(named))])
  }
  const head = Buffer.concat([number(side), number(side), Buffer.from([1, 0, 0, 0, 0])])
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
