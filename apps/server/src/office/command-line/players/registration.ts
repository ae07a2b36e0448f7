import { need, Wrong } from '../frame/command.ts'
import { textOf } from '../frame/file.ts'
import { answerOf, saidOf, type OfficeCommand } from '../client/office-command.ts'
import { everyRow } from '../client/player.ts'

const dateOf = (text: string | undefined): string | null => {
  if (text === undefined || text === 'never') return null
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new Wrong(`"${text}" is no date. Give it as 2026-12-31, or "never".`)
  return date.toISOString()
}

/** Commands about registrations. */
export const registrationCommands: OfficeCommand[] = [
  {
    words: 'referral-codes set',
    takes: 'CODE [UNTIL|never] --reason TEXT',
    about: 'adds or changes a referral code of the operator',
    ask: async (office, args, { reason }) => {
      const input = { code: need(args, 0, 'The code'), expiresAt: dateOf(args[1]) }
      const acted = await office.act('POST /office/referral-codes/set', input, { reason })
      const value = answerOf(acted) ?? input
      return saidOf(acted, { value, lines: [`The referral code ${value.code} is there.`] })
    },
  },
  {
    words: 'reviews list',
    takes: '',
    about: 'registrations that look like a second account of somebody, oldest first',
    ask: async ({ read }) => {
      const rows = await everyRow(async (after) => {
        const { items, next } = await read('GET /office/reviews', { after })
        return { rows: items, next }
      })
      const value = rows.map(({ item, since, alike, player, other }) => ({ id: item, at: since, reason: alike, player, other }))
      const lines = value.map(({ id, at, reason, player, other }) => `${id}  ${at}  ${reason}  ${player} like ${other}`)
      return { value, lines: lines.length > 0 ? lines : ['Nothing waits.'] }
    },
  },
  {
    words: 'reviews settle',
    takes: 'ID different|same --reason TEXT',
    about: 'decides whether two accounts are of one person; what follows (closing one) is a command of its own',
    ask: async (office, args, { reason }) => {
      const [item, decision] = [need(args, 0, 'The id'), need(args, 1, '"different" or "same"')]
      if (decision !== 'different' && decision !== 'same') throw new Wrong(`"${decision}" is neither "different" nor "same".`)
      const missing = `There is no open review ${item}.`
      const acted = await office.act('POST /office/reviews/settle', { item, decision }, { reason, missing })
      return saidOf(acted, { value: { id: item, decision }, lines: [`Review ${item}: ${decision}.`] })
    },
  },
  {
    words: 'email-domains refresh',
    takes: 'FILE|URL --reason TEXT',
    about: 'puts a newer list of throw-away mail domains in place (lines, or a JSON list)',
    ask: async (office, args, { reason }) => {
      const source = need(args, 0, 'A file or an https address')
      const text = source.startsWith('https://') ? await (await fetch(source)).text() : await textOf(source)
      const acted = await office.act('POST /office/email-domains/refresh', { text, source }, { reason })
      const domains = answerOf(acted)?.domains
      return saidOf(acted, { value: { source, domains }, lines: [`${domains ?? 'Its'} domains hold from now on.`] })
    },
  },
]
