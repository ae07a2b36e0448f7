import pg from 'pg'
import { systemClock } from '../../apps/server/src/base/clock.ts'
import { openDatabase } from '../../apps/server/src/base/database/database.ts'
import { openAccounts, openWallet, openWallets } from '../../apps/server/src/money/wallet/index.ts'
import { cashOfWallet } from '../nodes/furnish.ts'
import { sessions } from '../studio-calls.ts'
import { walletAt } from '../wallets.ts'

const float = 'float:bench'

/** Opens the wallets that bets are played from, and books what they begin with: the ledger has to hold to the last unit. */
export async function fundWallets(ownerUrl: string, appUrl: string): Promise<void> {
  await allowFunding(ownerUrl)
  const database = openDatabase(appUrl)
  const wallets = openWallets(
    database,
    systemClock(),
    () => Promise.resolve(),
    () => undefined,
  )
  await openAccounts(database, [float, 'gaming:slots:bench'])
  const fund = async (at: number) => {
    const wallet = walletAt('capped', at)
    await openWallet(database, wallet)
    const id = `bench:fund:${wallet.player}`
    const about = { op: 'move' as const, wallet, id, kind: 'correction', reason: id }
    const { outcome } = await wallets.post({ ...about, legs: [[float, 'cash', cashOfWallet]] })
    if (outcome !== 'posted') throw new Error(`A wallet could not be funded: ${outcome}`)
  }
  await Promise.all(Array.from({ length: sessions }, (_, at) => fund(at)))
  await database.close()
}

/** No kind of posting gives money for nothing; a bench needs one. */
async function allowFunding(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`insert into posting_kind (kind, operations, about) values ('correction', '{move}', 'of benches')`)
  await client.query(`insert into posting_leg (kind, debit, credit) values ('correction', 'float', 'cash')`)
  await client.end()
}
