import { readFileSync } from 'node:fs'
import { writeAudit } from '../base/audit.sql.ts'
import { readCampaigns, writeCampaign, writeReferralCode } from '../campaigns/index.ts'
import { refreshDisposableDomains } from '../players/index.ts'
import { readOpenReviews, writeReviewSettled } from '../registration/index.ts'
import { need, Wrong, type Command } from './command.ts'

const dateOf = (text: string | undefined): Date | null => {
  if (text === undefined || text === 'never') return null
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new Wrong(`"${text}" is no date. Give it as 2026-12-31, or "never".`)
  return date
}

/** What an operator does about registrations. */
export const registrationCommands: Command[] = [
  {
    words: 'campaigns list',
    takes: '',
    about: 'the campaigns that can be chosen while registering',
    run: async ({ db }) => {
      const value = await readCampaigns(db)
      return {
        value,
        lines: value.map(({ id, names, promo_code }) => `${id}  ${names.en ?? Object.values(names)[0]}  ${promo_code ?? ''}`),
      }
    },
  },
  {
    words: 'campaigns set',
    takes: 'ID NAME [PROMO-CODE|-] [COUNTRIES|-] [UNTIL|never]',
    about: 'adds or changes a campaign; COUNTRIES such as MLT,FIN',
    run: async ({ db, clock }, args) => {
      const id = Number(need(args, 0, 'The id'))
      if (!Number.isInteger(id) || id < 1) throw new Wrong('The id of a campaign is a whole number from 1 on.')
      const [name, code = '-', countries = '-'] = [need(args, 1, 'The name'), args[2], args[3]]
      const at = clock.now()
      const campaign = {
        id,
        names: name.startsWith('{') ? (JSON.parse(name) as Record<string, string>) : { en: name }, // names by language
        promo_code: code === '-' ? null : code.toUpperCase(),
        countries: countries === '-' ? [] : countries.split(','),
        starts_at: at,
        ends_at: dateOf(args[4]),
      }
      await writeCampaign(db, campaign)
      await writeAudit(db, { at, actor: 'command line', action: 'campaign.set', subject: `campaign:${id}` })
      return { value: campaign, lines: [`Campaign ${id} is there.`] }
    },
  },
  {
    words: 'referral-codes set',
    takes: 'CODE [UNTIL|never]',
    about: 'adds or changes a referral code of the operator',
    run: async ({ db, clock }, args) => {
      const code = need(args, 0, 'The code').toUpperCase()
      if (!/^[A-Z0-9]{1,40}$/.test(code)) throw new Wrong('A referral code has letters and digits only.')
      const expires_at = dateOf(args[1])
      await writeReferralCode(db, { code, shard: null, player: null, expires_at }, clock.now())
      return { value: { code, expiresAt: expires_at }, lines: [`The referral code ${code} is there.`] }
    },
  },
  {
    words: 'reviews list',
    takes: '',
    about: 'registrations that look like a second account of somebody, oldest first',
    run: async ({ db }) => {
      const value = (await readOpenReviews(db)).map((row) => ({
        ...row,
        id: String(row.id),
        player: String(row.player),
        other: String(row.other_player),
      }))
      const line = ({ id, at, reason, player, other }: (typeof value)[number]) =>
        `${id}  ${at.toISOString()}  ${reason}  ${player} like ${other}`
      return { value, lines: value.length === 0 ? ['Nothing waits.'] : value.map(line) }
    },
  },
  {
    words: 'reviews settle',
    takes: 'ID different|same',
    about: 'decides whether two accounts are of one person; what follows (closing one) is a command of its own',
    run: async ({ db, clock }, args) => {
      const [id, decision] = [need(args, 0, 'The id'), need(args, 1, '"different" or "same"')]
      if (decision !== 'different' && decision !== 'same') throw new Wrong(`"${decision}" is neither "different" nor "same".`)
      const at = clock.now()
      if (!/^\d+$/.test(id) || !(await writeReviewSettled(db, BigInt(id), decision, 'command line', at)))
        throw new Wrong(`There is no open review ${id}.`)
      await writeAudit(db, { at, actor: 'command line', action: 'review.settle', subject: `review:${id}`, details: { decision } })
      return { value: { id, decision }, lines: [`Review ${id}: ${decision}.`] }
    },
  },
  {
    words: 'email-domains refresh',
    takes: 'FILE|URL',
    about: 'puts a newer list of throw-away mail domains in place (lines, or a JSON list)',
    run: async (house, args) => {
      const source = need(args, 0, 'A file or an https address')
      const text = source.startsWith('https://') ? await (await fetch(source)).text() : readFileSync(source, 'utf8')
      const domains = await refreshDisposableDomains(house, text, source).catch((error: Error) => {
        throw new Wrong(error.message)
      })
      const at = house.clock.now()
      await writeAudit(house.db, { at, actor: 'command line', action: 'email-domains.refresh', details: { source, domains } })
      return { value: { source, domains, asOf: at }, lines: [`${domains} domains hold from now on.`] }
    },
  },
]
