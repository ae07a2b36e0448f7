// Anybody recomputes rounds on the page about fairness, with the games' own code in their browser.
import type { Frame, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { commitOf } from '../apps/studio/src/engine/fairness/seeds.ts'
import { publicPartOf } from '../apps/studio/src/engine/shared/chain.ts'
import { openDraw } from '../apps/studio/src/engine/fairness/fair-draw.ts'
import { blocksOf } from '../apps/studio/src/engine/fairness/seeds.ts'
import { games } from '../apps/studio/src/games/index.ts'
import { wheelTable } from '../apps/studio/src/games/harvest-wheel/play/wheel-table.ts'
import { decideGame, winOf } from '../apps/studio/src/engine/bingo/decide-game.ts'
import { readList, textOfList } from '../apps/studio/src/engine/bingo/closed-list.ts'
import { maths as lilyPond } from '../apps/studio/src/games/lily-pond/play/maths.ts'
import { createHash } from 'node:crypto'
import { checkWords } from '../apps/studio/src/page-kit/check/words/index.ts'
import type { Language } from '../apps/studio/src/page-kit/words/index.ts'
import { closeQuietly, desktop, expectAccessible, expectReadable, openProfile, phone, picture } from './browser.ts'
import { openJourney } from './journey.ts'
import { cards, playerAt } from './player.ts'
import { widely } from './widely.ts'

const { house, browser } = await openJourney()

const seed = 'a3f1'.repeat(16)
const otherSeed = `b${seed.slice(1)}`
const clientSeed = 'a seed of mine'
type Round = { game: string; fields: Record<string, string> }

const decimal = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`

/** A round of a game that is played alone, as the server decides it. */
async function solo(game: string, choice: unknown, minor: bigint): Promise<Round> {
  const nonce = 7
  const { decide } = games.find(({ path }) => path === game)?.solo ?? {}
  const outcome = await decide?.(openDraw(blocksOf(seed, clientSeed, nonce)), minor, choice)
  const stake: Record<string, string> = game === 'millstone-roulette' ? {} : { stake: decimal(minor) }
  const chosen: Record<string, string> = choice === null ? {} : { choice: JSON.stringify(choice) }
  const recorded = decimal(BigInt(outcome?.win ?? -1))
  return { game, fields: { serverSeed: seed, commit: commitOf(seed), clientSeed, nonce: String(nonce), ...stake, ...chosen, recorded } }
}

/** A round of the wheel that all players share, with chips on it. */
async function wheel(): Promise<Round> {
  const number = 12
  const bets = { red: '100', black: '300', n17: '50' }
  const round = { number, plan: null } as Parameters<typeof wheelTable.decide>[1] // what decides it
  const result = await wheelTable.decide(openDraw(blocksOf(seed, wheelTable.label, number)), round, {
    bets: [],
    blocksOf: () => () => new Uint8Array(),
  })
  const bet = { id: '', owner: '', type: 'demo', currency: 'EUR', stake: 450n, bet: bets } as const
  const won = wheelTable.settling.each?.(bet, { ...round, result })
  const fields = { seed, commit: commitOf(seed), number: String(number), bet: JSON.stringify(bets), recorded: decimal(won?.win ?? -1n) }
  return { game: 'harvest-wheel', fields }
}

/** A game of bingo with three purchases, of which the second is ours. */
async function bingo(): Promise<Round> {
  const number = 5
  const [plan] = lilyPond.programme
  const list = readList(
    JSON.stringify(['rnd_1', 'rnd_2', 'rnd_3'].map((id) => ({ id, type: 'real', bet: { tickets: 3, price: '20' } }))),
    lilyPond.most,
  )
  if (!plan || !list) throw new Error('The room has no programme, or this is no list.')
  const client = `bingo:${createHash('sha256').update(textOfList(list)).digest('hex')}`
  const decided = await decideGame(lilyPond, plan, list, {
    balls: openDraw(blocksOf(seed, client, number)),
    blocksOf: (name) => blocksOf(seed, `${client}:${name}`, number),
  })
  const recorded = decimal(winOf(decided.pools.real, 1))
  const given = { game: plan.name, list: textOfList(list), purchase: 'rnd_2' }
  return { game: 'lily-pond', fields: { seed, commit: publicPartOf(seed), number: String(number), ...given, recorded } }
}

/** The frame of the calculator, once it stands there for a game. */
async function calculator(page: Page, gameId: string): Promise<Frame> {
  const held = page.locator(`iframe[src*="gameId=${gameId}&"]`)
  await expect.poll(() => held.evaluate((frame) => Number(frame.getAttribute('height')))).toBeGreaterThan(300)
  const frame = await (await held.elementHandle())?.contentFrame()
  if (!frame) throw new Error('The calculator has no frame.')
  return frame
}

async function give(frame: Frame, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = frame.locator(`[name="${name}"]`)
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
  await frame.locator('form button').click()
}

const ways = [
  { language: 'ar', screen: phone, name: 'on a phone in Arabic' },
  { language: 'en', screen: desktop, name: 'on a desktop in English' },
]
const rounds: readonly [name: string, gameId: string, round: () => Promise<Round>][] = [
  ['a slot', 'orchard-slot', () => solo('orchard', null, 100n)],
  ['a table', 'millstone-roulette', () => solo('millstone-roulette', { red: '100', 'n17-n20': '50' }, 150n)],
  ['an instant game', 'pearl-fall', () => solo('pearl-fall', { risk: 'high', rows: 12 }, 100n)],
  ['a round that players share', 'orchard-wheel', wheel],
  ['a game of bingo', 'lily-pond', bingo],
]

describe.each(widely(ways, 0))('a visitor $name', ({ language, screen }) => {
  const words = checkWords[language as Language] // one of its languages
  test('recomputes a slot, a table, an instant game, a shared round and bingo: they fit, and with a letter of the seed changed they do not', async () => {
    const profile = await openProfile(browser, screen)
    const { page } = profile
    const visitor = playerAt(house, page, language)
    for (const [name, gameId, made] of rounds) {
      const { game, fields } = await made()
      await visitor.open(`/fairness?game=${game}`)
      const frame = await calculator(page, gameId)
      await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe(language)
      await give(frame, fields)
      await expect.poll(() => frame.locator('.verdict').innerText(), { message: name }).toContain(words.fits)
      await expect.poll(() => frame.locator('.walk > li').count()).toBe(5)
      await expectAccessible(frame)
      await picture(page, `recomputed-${game}-${language}-${screen.width}`)
      await give(frame, { [fields.seed === undefined ? 'serverSeed' : 'seed']: otherSeed })
      await expect.poll(() => frame.locator('.verdict').innerText(), { message: name }).toContain(words.differs)
      await expect.poll(() => frame.locator('.walk > li').first().innerText()).toContain(words.seedDiffers)
    }
    await expectReadable(page, screen)
    await closeQuietly(profile)
  })

  test('finds a game by typing, is told plainly what is wrong with what they gave, and reads what the games have returned', async () => {
    const profile = await openProfile(browser, screen)
    const { page } = profile
    const { open, say } = playerAt(house, page, language)
    await open('/fairness')
    const box = page.getByRole('combobox', { name: say('fairness.chooseGame') })
    await box.fill('clockm')
    await page.getByRole('option', { name: 'Clockmaker' }).click()
    const frame = await calculator(page, 'orchard-slot.clockmaker')
    await give(frame, { serverSeed: seed.slice(1), clientSeed, nonce: '1' })
    await expect.poll(() => frame.locator('#serverSeed-fault').innerText()).toContain('63')
    expect(await frame.evaluate(() => document.activeElement?.id)).toBe('serverSeed')
    await give(frame, { serverSeed: `${seed.slice(1)}g` })
    await expect.poll(() => frame.locator('#serverSeed-fault').innerText()).toContain('g')
    await give(frame, { serverSeed: seed, stake: '0.03' })
    await expect.poll(() => frame.locator('#stake-fault').innerText()).not.toBe('')
    await expectAccessible(frame)
    const table = page.getByRole('table', { name: say('fairness.returnsTitle') })
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(5)
    await expect.poll(() => table.getByText(say('fairness.fewRounds')).count()).toBeGreaterThan(5)
    await page.getByLabel(say('fairness.findGame')).fill('lantern t')
    await expect.poll(() => table.locator('tbody tr').count()).toBe(1)
    await expectReadable(page, screen)
    await picture(page, `returns-${language}-${screen.width}`)
    await closeQuietly(profile)
  })
})

test('a player comes from a round in their history, and it is filled in and fits once its seed is revealed', async () => {
  const profile = await openProfile(browser, desktop)
  const { page } = profile
  const player = playerAt(house, page)
  await player.join()
  await player.enter()
  await player.beginDeposit('20')
  await player.giveCard(cards.frictionless)
  await expect.poll(() => player.balance()).toContain('20.00')
  await player.open('/games/orchard/real')
  await player.spin(1)
  const history = async () => {
    await player.open('/my/transactions/game')
    await page.getByRole('link', { name: player.say('my.recomputeOf') }).click()
  }
  await history()
  await page.getByText(player.say('fairness.sealed')).waitFor()
  await player.open('/games/orchard/real')
  const game = page.frameLocator('iframe').first()
  await game.locator('#spin').and(game.locator(':enabled')).waitFor()
  await game.locator('[data-open=fairness]').click()
  await game.locator('#rotate').click()
  await game.locator('#revealed').waitFor()
  await history()
  const frame = await calculator(page, 'orchard-slot')
  await expect.poll(() => frame.locator('.verdict').innerText()).toContain(checkWords.en.fits)
  await expect.poll(() => page.getByLabel(player.say('fairness.ownRounds')).locator('option:checked').innerText()).toContain('Orchard')
  await expectAccessible(page)
  await closeQuietly(profile)
})
