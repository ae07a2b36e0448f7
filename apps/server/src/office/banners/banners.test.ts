import type { Banner } from '@fairhouse/contract'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runJobs } from '../../base/jobs/jobs.ts'
import { mayBeShownOffers } from '../../knowing/exclusion/index.ts'
import { settingPlanJob, settingPlanWorker } from '../../settings/index.ts'
import { openTestOffice, type TestColleague, type TestOffice } from '../testing/test-office.ts'

let at: TestOffice
let con: TestColleague
let picture = ''
beforeAll(async () => {
  at = await openTestOffice()
  con = await at.colleague('content')
  picture = (await con.must('addBannerPicture', { content: (await photo(1600, 900)).toString('base64') })).picture
})
afterAll(() => at.close())

const reason = 'The offer of the winter.'
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a40' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret of the camera' } })
    .toBuffer()
const languages = ['en', 'sv', 'et', 'nl', 'fi', 'de', 'ar']
const alts = Object.fromEntries(languages.map((language) => [language, `A winter fair (${language})`]))
const banner = (id: string, more: Partial<Banner> = {}): Banner => ({
  id,
  picture,
  alts,
  to: '/promotions',
  countries: [],
  from: null,
  until: null,
  ...more,
})
const publish = async (banners: Banner[]) => {
  await con.must('publishBanners', { banners }, { reason })
  await at.house.settings.reload()
}
const shown = async () => (await at.browser().must('GET /api/games/menu', {})).banners
const refusedPicture = async (content: Buffer) => {
  const { refusal } = await con.ask('addBannerPicture', { content: content.toString('base64') })
  return [refusal.error, refusal.errorSubMessage]
}

describe('a picture', () => {
  test('is drawn anew in three widths, without anything that was sent beside its pixels', async () => {
    const rows = (await at.sql('select width, content from banner_picture order by width')) as { width: number; content: Buffer }[] // what it selects
    expect(rows.map(({ width }) => width)).toEqual([480, 960, 1440])
    for (const { width, content } of rows) {
      expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width, height: width / 3 })
      expect(content.includes('secret of the camera')).toBe(false)
    }
  })

  test('that is sent again is the same one', async () => {
    const again = await con.must('addBannerPicture', { content: (await photo(1600, 900)).toString('base64') })
    expect(again.picture).toBe(picture)
  })

  test('loses what follows it in its file', async () => {
    const polyglot = Buffer.concat([await photo(1600, 900), Buffer.from('<script>alert(1)</script>')])
    const sent = await con.must('addBannerPicture', { content: polyglot.toString('base64') })
    expect(sent.picture).toBe(picture)
  })

  test('cannot be drawn by a script, be too small, or be no picture at all', async () => {
    const unreadable = ['mayNot', expect.stringContaining('cannot be read as a picture')]
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><script>alert(1)</script></svg>'
    expect(await refusedPicture(Buffer.from(svg))).toEqual(unreadable)
    expect(await refusedPicture(Buffer.from('GIF89a, it says'))).toEqual(unreadable)
    expect(await refusedPicture((await photo(1600, 900)).subarray(0, 2000))).toEqual(unreadable)
    expect(await refusedPicture(await photo(300, 200))).toEqual(['mayNot', expect.stringContaining('300 by 200')])
  })

  test('that would fill the memory when it is opened is not opened', async () => {
    expect(await refusedPicture(hugePng(60_000, 60_000))).toEqual(['mayNot', expect.stringContaining('reasonable size')])
  })
})

describe('the banners', () => {
  test('are published with a reason and shown in their language, country and time; each publishing is a version', async () => {
    const banners = [banner('one'), banner('north', { countries: ['FIN'] }), banner('later', { from: '2099-01-01T00:00:00.000Z' })]
    expect((await con.ask('publishBanners', { banners })).refusal.error).toBe('reasonNeeded')
    const rehearsed = await con.ask('publishBanners', { banners: [banner('one')] }, { dryRun: true })
    expect(rehearsed.value).toMatchObject({ changes: [{ what: 'banner', before: null, after: expect.stringContaining('/promotions') }] })
    await publish(banners)
    expect(await shown()).toEqual([{ id: 'one', picture, alt: 'A winter fair (en)', to: '/promotions' }])
    const seenBy = async (country: string, language: string, moment?: string) =>
      (await con.must('previewBanners', { banners, country, language, ...(moment ? { at: moment } : {}) })).shown.map(({ id, alt }) => [
        id,
        alt,
      ])
    expect(await seenBy('FIN', 'ar')).toEqual([
      ['one', 'A winter fair (ar)'],
      ['north', 'A winter fair (ar)'],
    ])
    expect((await seenBy('MLT', 'en', '2099-06-01T00:00:00.000Z')).map(([id]) => id)).toEqual(['one', 'later'])
    await publish([])
    expect(await shown()).toEqual([])
    const { versions } = await con.must('listBannerVersions', {})
    expect(versions.map((one) => [one.version, one.banners.length])).toEqual([
      [2, 0],
      [1, 3],
    ])
    expect((await con.must('readBanners', {})).previous?.banners).toEqual(banners)
  })

  test('are shown to nobody where the rules of the country hide promotions', async () => {
    const hidden = await con.must('previewBanners', { banners: [banner('one')], country: 'SWE', language: 'sv' })
    expect([hidden.isForbidden, hidden.shown]).toEqual([true, []])
  })

  test('are not shown to a player during a break or an exclusion', async () => {
    await publish([banner('one')])
    const { browser, ...player } = await at.player()
    expect((await browser.must('GET /api/games/menu', {})).banners).toHaveLength(1)
    const of = { shard: player.shard, player: player.id }
    expect(await mayBeShownOffers(at.house, of)).toBe(true)
    await browser.must('POST /api/exclusion/time-out', { hours: 24 })
    expect(await mayBeShownOffers(at.house, of)).toBe(false)
    await publish([])
  })

  test('that cannot be are refused with each mistake; one that leads away from the site is none', async () => {
    const wrong = [banner('bare', { picture: '0'.repeat(32) }), banner('silent', { alts: { en: 'Fair' } })]
    const { refusal } = await con.ask('publishBanners', { banners: wrong }, { reason })
    expect(refusal.errorSubMessage).toBe('Banner 1 has no picture. Banner 2 does not say what its picture shows in sv, et, nl, fi, de, ar.')
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect((await con.ask('publishBanners', { banners: [banner('away', { to })] }, { reason })).status).toBe(422)
  })

  test('hold from a planned moment on, and can be withdrawn before', async () => {
    const dueAt = new Date(at.house.clock.now().getTime() + 60_000).toISOString()
    await con.must('publishBanners', { banners: [banner('planned')], dueAt }, { reason })
    await con.must('publishBanners', { banners: [banner('never')], dueAt }, { reason })
    const [never] = (await con.must('readBanners', {})).plans
    await con.must('withdrawBannerPlan', { plan: never?.id ?? '' }, { reason })
    at.clock.advance(60_000)
    const jobs = runJobs(at.house.db, at.house.clock, { [settingPlanJob]: settingPlanWorker(at.house) }, at.house.log)
    await expect.poll(async () => (await con.must('readBanners', {})).plans.map(({ state }) => state)).toEqual(['withdrawn', 'done'])
    await jobs.close()
    await at.house.settings.reload()
    expect((await shown()).map(({ id }) => id)).toEqual(['planned'])
  })

  test('are read by whoever checks, who publishes none', async () => {
    const auditor = await at.colleague('auditor')
    await auditor.must('readBanners', {})
    expect((await auditor.ask('publishBanners', { banners: [] }, { reason })).refusal.error).toBe('notAllowed')
  })
})

/** A picture that says it is enormous, in a few hundred bytes. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crcOf(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

function crcOf(bytes: Buffer): number {
  let sum = 0xff_ff_ff_ff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0
}
