import type { TestHouse } from '../../../base/testing/test-house.ts'
import { documentCommands } from '../players/documents.ts'
import { playerMoneyCommands } from '../players/player-money.ts'

/** Runs a command about a player as an operator would, a second later. */
export async function operate(at: TestHouse, email: string, words: string, args: readonly string[], reason: string) {
  const command = [...documentCommands, ...playerMoneyCommands].find((one) => one.words === words)
  if (!command) throw new Error(`there is no command "${words}"`)
  at.clock.advance(1000)
  return command.run(at.house, [email, ...args], { reason }, undefined as never) // these commands need no addresses
}
