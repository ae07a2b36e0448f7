import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { formatAmount } from '@fairhouse/money'
import { attemptStates, readAttemptsOf } from '../../cashier/attempts/index.ts'
import { readMethod, readMethods } from '../../cashier/method-catalogue/index.ts'
import { previewMethod } from '../../cashier/methods/index.ts'
import type { House } from '../../base/house.ts'
import { randomId, shardOf } from '../../base/ids.ts'
import { readWalletRow } from '../../money/wallet/index.ts'
import { readPlayer } from '../../people/players/index.ts'
import { openByHand } from '../../people/registration/index.ts'
import type { ActContext, StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

type Wanted = { id: string; country: string; nationalIdNumber?: string | undefined }

/** Opens an example account by which somebody tries a way to pay as a player would. */
export async function tryMethod(
  { house, colleague, changes }: ActContext,
  { id, country, nationalIdNumber = '' }: Wanted,
): Promise<OfficeAnswers<'POST /office/methods/try'> | OfficeRefused> {
  if (!hasSandbox(house)) return noSandbox()
  const method = await readMethod(house.db, Number(id))
  if (!method) return no('notFound')
  if (!method.enabled) return no('mayNot', { message: 'Players do not see it yet: switch it on first.' })
  // It begins with what passwords have to have.
  const [login, password] = [`deposit-${randomId(10)}@example.com`.toLowerCase(), `Aa1-${randomId(14)}`]
  const example = { login, password, country, nationalIdNumber, firstName: 'Example', lastName: 'Deposit', birthDate: '1985-05-23' }
  const player = await openByHand(house, example, colleague.actor)
  if (typeof player === 'string') return no('mayNot', { message: player })
  const row = await readPlayer(house.db, shardOf(player), player)
  const seen = row && previewMethod(house, method.data, row)
  if (seen === 'country') return no('mayNot', { message: `Players in ${country} do not see it.` })
  if (seen === 'currency') return no('mayNot', { message: `It takes no currency that can be turned into ${row?.currency}.` })
  changes({ what: 'player.status', subject: `player:${player}`, before: null, after: 'active' })
  return { player: String(player), login, password, address: `${house.env.publicOrigin}/?modal=login&modal-after-login=deposit` }
}

/** Lists what became of the deposits of an example account. */
export async function listTriedDeposits(
  { house }: StaffContext,
  { player }: { player: string },
): Promise<OfficeAnswers<'GET /office/methods/tried'> | OfficeRefused> {
  if (!hasSandbox(house)) return noSandbox()
  const id = BigInt(player)
  const row = await readPlayer(house.db, shardOf(id), id)
  if (!row) return no('notFound')
  const { shard, currency } = row
  const [attempts, methods, wallet] = [
    await readAttemptsOf(house.db, shard, id, [...attemptStates]),
    new Map((await readMethods(house.db, true)).map(({ id: method, data }) => [method, data.name])),
    await readWalletRow(house.db, { shard, player: id, currency }),
  ]
  return {
    deposits: attempts.map(({ reference, method, amount, fee, state, reason, changed_at: at }) => ({
      reference,
      method: methods.get(method) ?? String(method),
      amount: formatAmount(amount, currency),
      fee: formatAmount(fee, currency),
      currency,
      state,
      reason,
      at: at.toISOString(),
    })),
    balance: formatAmount(wallet?.cash ?? 0n, currency),
    currency,
  }
}

const hasSandbox = ({ env }: House): boolean => env.mode === 'sandbox'

const noSandbox = () => no('mayNot', { message: 'This house is live: a deposit here would take real money. Try it beside the sandbox.' })
