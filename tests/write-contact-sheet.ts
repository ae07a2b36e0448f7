import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { drawArt } from '@fairhouse/ui/art/draw-art.ts'
import { inventedGames } from '../apps/server/src/play/catalogue-seed/invented-games.ts'
import { firstGames } from '../apps/server/src/play/games/own-games.ts'

const columns = 13
const tile = { width: 90, height: 112, gap: 8 }
const shown = columns * 8

/** Writes docs/pictures/contact-sheet.jpg: a hundred pictures, our own games' first. Run by `node launch/run.mjs tests/write-contact-sheet.ts`. */
async function writeContactSheet(): Promise<void> {
  const pictures = [...firstGames, ...inventedGames(shown)]
    .filter(({ data }) => data.listed !== false)
    .slice(0, shown)
    .map(({ data }) => `<img src="data:image/svg+xml;base64,${Buffer.from(drawArt(data.art)).toString('base64')}">`)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: columns * (tile.width + tile.gap) + tile.gap, height: 800 } })
  await page.setContent(
    `<style>body{margin:${tile.gap}px;display:grid;grid-template-columns:repeat(${columns},${tile.width}px);gap:${tile.gap}px;background:#fbf8f1}
     img{width:100%;height:${tile.height}px;object-fit:cover;border-radius:8px}</style>${pictures.join('')}`,
  )
  await page.screenshot({
    path: join(import.meta.dirname, '../docs/pictures/contact-sheet.jpg'),
    fullPage: true,
    type: 'jpeg',
    quality: 82,
  })
  await browser.close()
}

await writeContactSheet()
