import { appliedRules } from '../base/applied-rules.ts'
import { formatAmount } from '@fairhouse/money'
import { explainLimits } from '../limits/index.ts'
import { need, Wrong, type Command } from './command.ts'
import { findPlayer, walletOf } from './players.ts'

export const limitCommands: Command[] = [
  {
    words: 'limits explain',
    takes: 'PLAYER [--at TIME]',
    about: 'which limits held at a moment, from which source and why',
    run: async (house, args, options) => {
      const row = await findPlayer(house, need(args, 0, 'The player'))
      const at = options.at ? new Date(options.at) : house.clock.now()
      if (Number.isNaN(at.getTime())) throw new Wrong(`"${options.at}" is no time. Write it as 2026-11-21T12:00:00Z.`)
      const rules = appliedRules(house, row.country, at)
      const explained = await explainLimits(house, walletOf(row), row.country, at)
      const value = {
        player: String(row.id),
        at,
        rules: { code: rules.code, validFrom: rules.validFrom, timeZone: rules.timeZone },
        ...explained,
      }
      return {
        value,
        lines: [
          `Player ${row.id} at ${at.toISOString()}: rules of ${rules.code} in force since ${rules.validFrom}, counted in ${rules.timeZone}.`,
          ...explained.limits.map(
            ({ type, period, amount, source, windowEnd }) =>
              `${type} ${period}: ${formatAmount(BigInt(amount), row.currency)} ${row.currency}, set by ${source}, window ends ${windowEnd.toISOString()}`,
          ),
          ...explained.missing.map(({ type, period }) => `${type} ${period}: must be set before play and is not`),
          `bets: ${explained.gates.bet ?? 'allowed'}; deposits: ${explained.gates.deposit ?? 'allowed'}`,
        ],
      }
    },
  },
]
