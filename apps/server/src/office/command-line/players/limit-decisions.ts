import type { LimitPeriodName, LimitType } from '@fairhouse/country-rules'
import type { House } from '../../../base/house.ts'
import { isRefused } from '../../../base/http/refusal.ts'
import { allPeriods, limitTypes, readOperatorLimit } from '../../../money/limits/index.ts'
import { decideForPlayer, type OperatorAct } from '../../../money/limit-changes/index.ts'
import { need, Wrong, type Command, type Said } from '../frame/command.ts'
import { deciderOf } from '../frame/actor.ts'
import { playerIn, walletOf } from '../frame/player.ts'

type Options = Record<string, string>
const sources = ['operator', 'register', 'rule'] as const

/** Commands that decide about limits. Each takes a reason, kept in the log and the audit. */
export const limitDecisionCommands: Command[] = [
  {
    words: 'limits approve',
    takes: 'PLAYER TYPE PERIOD --reason TEXT [--by WHO]',
    about: 'lets a raise go on that waits for review; the reason says how the player was spoken with, or what a register said',
    run: (house, args, options) => decide(house, args, options, { act: 'approve', name: nameOf(args) }, 'is approved'),
  },
  {
    words: 'limits reject',
    takes: 'PLAYER TYPE PERIOD --reason TEXT [--by WHO]',
    about: 'ends a raise that waits for review; the old limit holds on',
    run: (house, args, options) => decide(house, args, options, { act: 'reject', name: nameOf(args) }, 'is rejected'),
  },
  {
    words: 'limits contacted',
    takes: 'PLAYER TYPE PERIOD --reason TEXT [--by WHO]',
    about: 'keeps that the player was spoken with about a high limit',
    run: (house, args, options) => decide(house, args, options, { act: 'contacted', name: nameOf(args) }, 'was talked about'),
  },
  {
    words: 'limits set',
    takes: 'PLAYER TYPE PERIOD AMOUNT|none [operator|register|rule] --reason TEXT [--by WHO]',
    about: "sets a limit beside the player's own (the least holds), or in the place of the country's; of session limits in hours or days",
    run: async (house, args, options) => {
      const row = await playerIn(house, args)
      const name = nameOf(args)
      const amount = readOperatorLimit({ ...name, currency: row.currency }, need(args, 3, 'The amount, or "none"'))
      if (typeof amount === 'string') throw new Wrong(amount)
      const source = sources.find((one) => one === (args[4] ?? 'operator'))
      if (!source) throw new Wrong(`"${args[4]}" sets no limits. Give one of ${sources.join(', ')}.`)
      return decide(house, args, options, { act: 'set', name, amount, source }, 'is set')
    },
  },
  {
    words: 'limits block-raises',
    takes: 'PLAYER --reason TEXT [--by WHO]',
    about: "forbids any raise or removal of a player's limits until it is allowed again",
    run: (house, args, options) => decide(house, args, options, { act: 'blockRaises' }, 'cannot be raised'),
  },
  {
    words: 'limits allow-raises',
    takes: 'PLAYER --reason TEXT [--by WHO]',
    about: 'allows raises again',
    run: (house, args, options) => decide(house, args, options, { act: 'allowRaises' }, 'can be raised again'),
  },
]

function nameOf(args: string[]): { type: LimitType; period: LimitPeriodName } {
  const [type, period] = [need(args, 1, 'The type of limit'), need(args, 2, 'The period')]
  const [known, named] = [limitTypes.find((one) => one === type), allPeriods.find((one) => one === period)]
  if (!known) throw new Wrong(`"${type}" is no type of limit. Give one of ${limitTypes.join(', ')}.`)
  if (!named) throw new Wrong(`"${period}" is no period. Give one of ${allPeriods.join(', ')}.`)
  return { type: known, period: named }
}

async function decide(house: House, args: string[], options: Options, wish: OperatorAct, sentence: string): Promise<Said> {
  const row = await playerIn(house, args)
  const answer = await decideForPlayer(house, walletOf(row), wish, deciderOf(options))
  if (isRefused(answer)) throw new Wrong('Nothing of that kind waits for a decision. "fairhouse limits waiting" shows what does.')
  const what = 'name' in wish ? `${wish.name.type} ${wish.name.period}` : 'Limits'
  return { value: { player: String(row.id), act: wish.act, ...answer }, lines: [`${what} of player ${row.id} ${sentence}.`] }
}
