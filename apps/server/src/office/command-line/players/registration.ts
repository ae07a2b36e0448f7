import { setReferralCode } from '../../../play/campaigns/index.ts'
import { refreshDisposableDomains } from '../../../people/players/index.ts'
import { readOpenReviews, settleReview } from '../../../people/registration/index.ts'
import { actorOf } from '../frame/actor.ts'
import { need, Wrong, type Command } from '../frame/command.ts'
import { textOf } from '../frame/file.ts'

const dateOf = (text: string | undefined): Date | null => {
  if (text === undefined || text === 'never') return null
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new Wrong(`"${text}" is no date. Give it as 2026-12-31, or "never".`)
  return date
}

/** Commands about registrations. */
export const registrationCommands: Command[] = [
  {
    words: 'referral-codes set',
    takes: 'CODE [UNTIL|never]',
    about: 'adds or changes a referral code of the operator',
    run: async (house, args, options) => {
      const value = await setReferralCode(house, { code: need(args, 0, 'The code'), expiresAt: dateOf(args[1]) }, actorOf(options))
      if (typeof value === 'string') throw new Wrong(value)
      return { value, lines: [`The referral code ${value.code} is there.`] }
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
    run: async (house, args, options) => {
      const [id, decision] = [need(args, 0, 'The id'), need(args, 1, '"different" or "same"')]
      if (decision !== 'different' && decision !== 'same') throw new Wrong(`"${decision}" is neither "different" nor "same".`)
      if (!/^\d+$/.test(id) || !(await settleReview(house, BigInt(id), decision, actorOf(options))))
        throw new Wrong(`There is no open review ${id}.`)
      return { value: { id, decision }, lines: [`Review ${id}: ${decision}.`] }
    },
  },
  {
    words: 'email-domains refresh',
    takes: 'FILE|URL',
    about: 'puts a newer list of throw-away mail domains in place (lines, or a JSON list)',
    run: async (house, args, options) => {
      const source = need(args, 0, 'A file or an https address')
      const text = source.startsWith('https://') ? await (await fetch(source)).text() : await textOf(source)
      const done = await refreshDisposableDomains(house, { text, source }, actorOf(options))
      if (typeof done === 'string') throw new Wrong(done)
      return { value: { source, ...done }, lines: [`${done.domains} domains hold from now on.`] }
    },
  },
]
