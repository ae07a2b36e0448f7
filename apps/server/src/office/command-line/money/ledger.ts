import { verifyHouse, verifyHouseDaily } from '../../../money/verify-ledger/index.ts'
import type { Command } from '../frame/command.ts'

export const ledgerCommands: Command[] = [
  {
    words: 'ledger verify',
    takes: '[--daily]',
    about:
      'walks the ledger by independent routes and says what it looked at and what is wrong; --daily: what is new since it last was right',
    run: async (house, _args, { daily }) => {
      const { verdicts, answers, silent } = daily ? { answers: true, ...(await verifyHouseDaily(house)) } : await verifyHouse(house)
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
