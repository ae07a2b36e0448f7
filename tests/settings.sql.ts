import { createSecretKey } from 'node:crypto'
import pg from 'pg'
import { personalDataWith } from '../apps/server/src/base/keys/personal-data.ts'
import type { MessageName } from '@fairhouse/messages/message-templates.ts'
import type { RunningHouse } from './running-house.ts'

type Notice = { message: MessageName; values: Record<string, string>; path: string }

/** Puts settings into a database before its server starts. */
export async function writeSettings(ownerUrl: string, settings: Record<string, unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  for (const [name, value] of Object.entries(settings))
    await client.query('insert into setting (name, value, changed_at, changed_by) values ($1, $2, clock_timestamp(), $3)', [
      name,
      JSON.stringify(value),
      'test',
    ])
  await client.end()
}

/** Changes a setting of a running product, and tells its processes as the command line does. */
export async function changeSetting(ownerUrl: string, name: string, value: unknown): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(
    `insert into setting (name, value, changed_at, changed_by) values ($1, $2, clock_timestamp(), 'test')
     on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`,
    [name, JSON.stringify(value)],
  )
  await client.query(`select pg_notify('setting', $1)`, [JSON.stringify(name)])
  await client.end()
}

/** National ids by which a register can be asked about somebody. */
const idOf: Record<string, string> = { SWE: '811228-9874', NLD: '111222333' }

/** Makes another country every player's, with the national id that its register asks for. */
export async function moveEveryPlayerTo({ ownerUrl, secrets }: Pick<RunningHouse, 'ownerUrl' | 'secrets'>, country: string): Promise<void> {
  const key = (name: string) => createSecretKey(secrets[name] ?? '', 'hex')
  const personal = personalDataWith([key('fieldKey')], key('indexKey'))
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string; shard: number; personal: Buffer; person_key: Buffer }>(
    'select p.id::text, p.shard, p.personal, k.sealed as person_key from player p join person_key k on k.shard = p.shard and k.player = p.id',
  )
  for (const row of rows) {
    const seal = personal.of({ shard: row.shard, player: BigInt(row.id) }, row.person_key)
    const place = `player.personal ${row.shard}/${row.id}` as const
    const sealed = seal.seal({ ...seal.open<object>(row.personal, place), nationalIdNumber: idOf[country] }, place)
    await client.query('update player set country = $1, personal = $2 where id = $3', [country, sealed, row.id])
  }
  await client.end()
}

/** Puts a notice on its way to every browser that takes them, as the cashier does. */
export async function queueNotice(ownerUrl: string, notice: Notice): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(
    `insert into job (kind, key, due_at, payload) select 'web-push', id || ':test', clock_timestamp(), $1 from push_subscription`,
    [JSON.stringify({ notice })],
  )
  await client.end()
}

/** Every player was born on another day. */
export async function changeBirthDates(ownerUrl: string, birthDate: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query('update player set birth_date = $1', [birthDate])
  await client.end()
}
