import { providerNamed } from '../../../cashier/providers/index.ts'
import { studioRounds } from '../../../play/games/index.ts'
import { verifyLedger } from '../../../money/verify-ledger/index.ts'
import type { Command } from '../frame/command.ts'

export const ledgerCommands: Command[] = [
  {
    words: 'ledger verify',
    takes: '',
    about: 'walks the ledger by independent routes and says what it looked at and what is wrong',
    run: async (house) => {
      const { provider, cx } = providerNamed(house, 'card-acquirer')
      const now = house.clock.now()
      const answers = await provider.statement(cx, new Date(now.getTime() - 1000), now).then(
        () => true,
        () => false,
      )
      const statements = answers ? [{ provider: provider.id, read: (from: Date, to: Date) => provider.statement(cx, from, to) }] : []
      const { lists: rounds, silent } = await studioRounds(house)
      const verdicts = await verifyLedger(house.db, house.clock, { statements, rounds })
      const faults = verdicts.flatMap((verdict) => verdict.faults)
      return {
        value: verdicts,
        wrong: faults.length > 0,
        lines: [
          ...verdicts.map(
            ({ check, looked, of, faults: found }) => `${found.length === 0 ? 'ok   ' : 'WRONG'} ${check}: looked at ${looked} ${of}`,
          ),
          ...faults.slice(0, 100),
          ...(answers ? [] : ["The provider's statement could not be read, so what it owes was not compared."]),
          ...silent.map((studio) => `The list of rounds of ${studio} could not be read, so what its games took and paid was not compared.`),
          faults.length === 0 ? 'Nothing is wrong.' : `${faults.length} faults.`,
        ],
      }
    },
  },
]
