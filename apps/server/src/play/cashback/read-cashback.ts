import type { Answers } from '@fairhouse/contract/caller.ts'
import { formatAmount, percentText } from '@fairhouse/money'
import type { House, PlayerContext } from '../../base/house.ts'
import { readClaimsAbout, readOpenClaims } from '../bonuses/index.ts'
import { contributionIn, isFor, isKeptOut, isTooYoung, readBonusFacts, readCampaigns, textIn, unlawfulIn, type BonusFacts, type CampaignData } from '../campaigns/index.ts' // prettier-ignore
import { readGamesToCount } from './cashback.sql.ts'
import { readLines, type LineRow } from './line.sql.ts'

type View = Answers<'GET /api/cashback'>
const linesShown = 20
const gamesShown = 30

/** Reads a player's cashback. Whoever is kept out is told of what is theirs and offered nothing. */
export async function readCashback({ house, player, language }: PlayerContext): Promise<View> {
  const { shard, player: id, currency, country } = player
  const wallet = { shard, player: id, currency }
  const [open, lines, facts] = await Promise.all([
    readOpenClaims(house.db, wallet),
    readLines(house.db, wallet, linesShown),
    readBonusFacts(house, house.db, { country, currency, player: wallet }),
  ])
  const about = await readClaimsAbout(house.db, shard, open.map(({ deposit }) => deposit)) // prettier-ignore
  const show = (minor: bigint) => formatAmount(minor, currency)
  const now = house.clock.now()
  const paused = isKeptOut(facts)
  const ready = open.filter(({ until, paused_at: since }) => !since && (until === null || until > now))
  return {
    currency,
    amount: show(paused ? 0n : ready.reduce((sum, { amount }) => sum + amount, 0n)),
    paused: paused && open.length > 0,
    open: open.map(({ deposit, amount, until }) => {
      const of = about.find((one) => one.deposit === deposit)
      const span = of?.from_day && of.to_day ? { from: of.from_day, to: of.to_day } : null
      return { id: deposit, title: of ? textIn(of.names, language) : '', amount: show(amount), until: until?.toISOString() ?? null, span }
    }),
    running: paused || facts.isBarred ? [] : await runningOf(house, facts, language),
    lines: lines.map((line) => lineView(line, show, language)),
  }
}

async function runningOf({ db }: House, facts: BonusFacts, language: string): Promise<View['running']> {
  const rows = (await readCampaigns(db)).filter(({ enabled, data }) => enabled && runsFor(data, facts))
  const games = rows.length > 0 ? await readGamesToCount(db) : []
  return rows.flatMap(({ data }) => {
    const [terms, cashback] = [data.terms[facts.currency], data.cashback]
    if (!terms?.cashBackPercentage || !cashback) return []
    const counting = games.filter((game) => contributionIn(cashback.games, game) > 0)
    const allGames = counting.length === games.length
    return {
      title: textIn(data.names, language),
      about: data.about ? textIn(data.about, language) : null,
      period: cashback.period,
      kind: cashback.base,
      percent: percentText(terms.cashBackPercentage),
      most: terms.cashBackMaxAmount ?? null,
      least: terms.cashBackMinBase ?? null,
      validity: terms.cashBackValidity ?? null,
      allGames,
      games: allGames ? [] : counting.slice(0, gamesShown).map(({ name }) => name),
    }
  })
}

/** Returns whether the windows of a campaign run for a player now: for all, or because a bonus of it promised them. */
function runsFor(data: CampaignData, facts: BonusFacts): boolean {
  const { at, country, had } = facts
  const isNow = at >= new Date(data.startsAt) && (data.endsAt === undefined || at < new Date(data.endsAt))
  const own = had.find(({ campaign }) => campaign === data.id)
  const isPromised = own !== undefined && (data.validDays === undefined || own.last.getTime() + data.validDays * dayMs > at.getTime())
  const isTheirs = data.offeredAt.includes('window') ? isNow : isPromised
  return data.cashback !== undefined && isTheirs && isFor(data, country) && !isTooYoung(data, facts) && unlawfulIn(data, facts).length === 0
}

const dayMs = 86_400_000

function lineView(line: LineRow, show: (minor: bigint) => string, language: string): View['lines'][number] {
  const { staked, won, converted, earlier, deposits, withdrawals, grown } = line
  return {
    title: textIn(line.names, language),
    span: { from: line.from_day, to: line.to_day },
    kind: line.kind,
    parts: {
      staked: show(staked),
      won: show(won),
      converted: show(converted),
      earlier: show(earlier),
      deposits: show(deposits),
      withdrawals: show(withdrawals),
      grown: show(grown),
    },
    base: show(line.base),
    percent: percentText(line.rate),
    amount: show(line.amount),
    state: line.state,
  }
}
