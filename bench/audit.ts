import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../launch/chromium.ts'
import { findExtraTool } from '../launch/extra-tool.ts'
import { startPostgres } from '../launch/postgres.ts'
import { endWith, Sentence } from '../launch/sentence.ts'
import { startHouse } from '../tests/running-house.ts'

const version = '13.5.0'
const runs = 5
const least = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const
type Category = keyof typeof least
const categories = Object.keys(least) as Category[] // an object's own keys
const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
]

type Report = {
  categories: Record<Category, { score: number | null }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string; numericValue?: number }>
}

/**
 * `npm run audit [-- path …]`: runs Lighthouse as a phone, five times per page, and takes the median. Fails below our
 * minimum scores.
 */
async function audit(paths: string[]): Promise<boolean> {
  const lighthouse = join(findExtraTool('lighthouse', version), 'cli/index.js')
  const chromium = findChromium(process.env)
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-audit-'))
  const server = await startPostgres(join(folder, 'postgres'), 'audit')
  process.env.TEST_DATABASE_URL = server.url
  const house = await startHouse()
  try {
    let good = true
    for (const path of paths) {
      await fetch(house.origin + path)
      const reports: Report[] = []
      for (let run = 0; run < runs; run += 1)
        reports.push(await measure(lighthouse, chromium, house.origin + path, join(folder, 'report.json')))
      good = tell(path, reports) && good
    }
    return good
  } finally {
    await house.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(lighthouse: string, chromium: string, url: string, output: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --no-first-run'
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${flags}`,
  ]
  const child = spawn(process.execPath, [lighthouse, url, ...options], {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code !== 0) throw new Sentence(`Lighthouse ended with ${String(code)} on ${url}`)
  return JSON.parse(readFileSync(output, 'utf8')) as Report // Lighthouse writes this format
}

/** Prints the run with the median performance, and the audits that cost score. */
function tell(path: string, reports: Report[]): boolean {
  const middle = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[Math.floor(runs / 2)]! // there are five runs
  const marks = categories.map((name) => ({ name, score: scoreOf(middle, name), most: least[name] }))
  console.log(`${path}  ${marks.map(({ name, score }) => `${name} ${Math.round(score * 100)}`).join(', ')}`)
  console.log(`  ${figures.map((name) => `${name} ${middle.audits[name]?.displayValue ?? ''}`).join(', ')}`)
  const missed = marks.filter(({ score, most }) => score < most)
  for (const { name, most } of missed) console.log(`  FAIL ${name} is below ${most * 100}`)
  if (missed.length > 0)
    for (const { title, score, displayValue = '' } of Object.values(middle.audits))
      if (score !== null && score < 0.9) console.log(`       ${Math.round(score * 100)} ${title} ${displayValue}`)
  return missed.length === 0
}

const scoreOf = (report: Report, name: Category) => report.categories[name].score ?? 0

try {
  const paths = process.argv.slice(2).filter((word) => word.startsWith('/'))
  process.exit((await audit(paths.length > 0 ? paths : ['/'])) ? 0 : 1)
} catch (error) {
  endWith(error)
}
