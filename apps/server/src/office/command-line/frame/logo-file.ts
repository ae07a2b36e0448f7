import { readFile } from 'node:fs/promises'
import type { House } from '../../../base/house.ts'
import { setLogo, type Brand } from '../../../edge/content/index.ts'
import { Wrong, type Said } from './command.ts'

const mostBytes = 65_536

/** Sets a brand's logo from a file; the word "drawn" restores the drawn one. */
export async function setLogoFile(house: House, brand: Brand, file: string): Promise<Said> {
  const logo = file === 'drawn' ? undefined : await logoIn(file)
  await setLogo(house, brand, logo, file)
  return {
    value: { ...brand, logo: logo?.content_type ?? 'drawn' },
    lines: [`The logo of ${brand.id} is ${logo ? file : 'drawn'}; browsers keep the one before for up to a day.`],
  }
}

async function logoIn(file: string) {
  const content = await readFile(file).catch(() => {
    throw new Wrong(`The file ${file} cannot be read.`)
  })
  const type = imageTypeOf(content)
  if (!type) throw new Wrong('A logo is an SVG, PNG or WebP file.')
  if (content.length > mostBytes) throw new Wrong(`A logo has at most ${mostBytes / 1024} kB.`)
  return { content_type: type, content }
}

/** Detects an image's type by its first bytes. */
function imageTypeOf(content: Buffer): string | undefined {
  if (/^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(content.subarray(0, 500).toString('utf8'))) return 'image/svg+xml'
  const text = (from: number, to: number) => content.subarray(from, to).toString('latin1')
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  return text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP' ? 'image/webp' : undefined
}
