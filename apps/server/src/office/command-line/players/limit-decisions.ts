import { limitPeriods, limitTypes } from './limit-names.ts'
import { need, Wrong, type Said } from '../frame/command.ts'
import { saidOf, type OfficeCommand, type OfficeSide } from '../client/office-command.ts'
import { everyRow, playerAt } from '../client/player.ts'
import { actOn } from './act-on-player.ts'

const sources = ['operator', 'register', 'rule'] as const

/** Commands that decide about limits. Each takes a reason, kept in the log and the audit. */
export const limitDecisionCommands: OfficeCommand[] = [
  decision(
    'approve',
    'lets a raise go on that waits for review; the reason says how the player was spoken with, or what a register said',
    'is approved',
  ),
  decision('reject', 'ends a raise that waits for review; the old limit holds on', 'is rejected'),
  decision('contacted', 'keeps that the player was spoken with about a high limit', 'was talked about'),
  {
    words: 'limits set',
    takes: 'PLAYER TYPE PERIOD AMOUNT|none [operator|register|rule] --reason TEXT',
    about: "sets a limit beside the player's own (the least holds), or in the place of the country's; of session limits in hours or days",
    ask: (office, args, { reason }) => {
      const { type, period } = nameOf(args)
      const text = need(args, 3, 'The amount, or "none"')
      const source = sources.find((one) => one === (args[4] ?? 'operator'))
      if (!source) throw new Wrong(`"${args[4]}" sets no limits. Give one of ${sources.join(', ')}.`)
      const wish = { type, period, amount: text === 'none' ? null : text, source }
      return actOn(office, args, 'POST /office/players/limits/set', wish, reason, (player) =>
        said(player, 'set', `${type} ${period}`, 'is set'),
      )
    },
  },
  {
    words: 'limits block-raises',
    takes: 'PLAYER --reason TEXT',
    about: "forbids any raise or removal of a player's limits until it is allowed again",
    ask: (office, args, { reason }) =>
      actOn(office, args, 'POST /office/players/limits/block-raises', {}, reason, (player) =>
        said(player, 'blockRaises', 'Limits', 'cannot be raised'),
      ),
  },
  {
    words: 'limits allow-raises',
    takes: 'PLAYER --reason TEXT',
    about: 'allows raises again',
    ask: (office, args, { reason }) =>
      actOn(office, args, 'POST /office/players/limits/allow-raises', {}, reason, (player) =>
        said(player, 'allowRaises', 'Limits', 'can be raised again'),
      ),
  },
]

const said = (player: string, act: string, what: string, sentence: string) => ({
  value: { player, act },
  lines: [`${what} of player ${player} ${sentence}.`],
})

function nameOf(args: string[]) {
  const [type, period] = [need(args, 1, 'The type of limit'), need(args, 2, 'The period')]
  const [known, named] = [limitTypes.find((one) => one === type), limitPeriods.find((one) => one === period)]
  if (!known) throw new Wrong(`"${type}" is no type of limit. Give one of ${limitTypes.join(', ')}.`)
  if (!named) throw new Wrong(`"${period}" is no period. Give one of ${limitPeriods.join(', ')}.`)
  return { type: known, period: named }
}

function decision(word: 'approve' | 'reject' | 'contacted', about: string, sentence: string): OfficeCommand {
  return {
    words: `limits ${word}`,
    takes: 'PLAYER TYPE PERIOD --reason TEXT',
    about,
    ask: (office, args, { reason }) => decide(office, args, word, reason, sentence),
  }
}

async function decide(
  office: OfficeSide,
  args: string[],
  word: 'approve' | 'reject' | 'contacted',
  reason: string | undefined,
  sentence: string,
): Promise<Said> {
  const [player, { type, period }] = [await playerAt(office, args), nameOf(args)]
  const found = (await limitsInReview(office)).find((one) => one.player === player && one.type === type && one.period === period)
  const missing = 'Nothing of that kind waits for a decision. "fairhouse limits waiting" shows what does.'
  if (!found) throw new Wrong(missing)
  const acted = await office.act(`POST /office/limit-raises/${word}`, { item: found.item }, { reason, missing })
  return saidOf(acted, said(player, word, `${type} ${period}`, sentence))
}

/** Reads the limits that wait for a person. */
export const limitsInReview = ({ read }: OfficeSide) =>
  everyRow(async (after) => {
    const { items, next } = await read('GET /office/limit-raises', { after })
    return { rows: items, next }
  })
