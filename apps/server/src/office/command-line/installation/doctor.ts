import { examine } from '../../doctor/examine.ts'
import type { Finding } from '../../doctor/finding.ts'
import { patientAt } from '../../doctor/patient.ts'
import type { Command } from '../frame/command.ts'

const words = { ok: 'ok     ', warning: 'WARNING', wrong: 'WRONG  ' }

export const doctorCommands: Command[] = [
  {
    words: 'doctor',
    takes: '',
    about: 'looks at an installation before it goes live, in the environment of its server: what is wrong, and what to do about it',
    run: async (house, _, __, addresses) => {
      const findings = await examine(patientAt(house, addresses, process.env))
      const wrong = findings.filter(({ state }) => state === 'wrong').length
      return { value: findings, wrong: wrong > 0, lines: [...findings.flatMap(linesOf), '', summary(findings, wrong)] }
    },
  },
]

const linesOf = ({ about, state, says, todo }: Finding): string[] => [
  `${words[state]} ${about}: ${says}`,
  ...(todo ? [`        ${todo}`] : []),
]

function summary(findings: Finding[], wrong: number): string {
  const warnings = findings.filter(({ state }) => state === 'warning').length
  return [wrong > 0 ? `Wrong: ${wrong}.` : 'Nothing is wrong.', ...(warnings > 0 ? [`Worth a look: ${warnings}.`] : [])].join(' ')
}
