import pg from 'pg'

/** Offers methods in every country, whatever the catalogue says, and gives one of them a least amount in EUR (`30.00`). */
export async function offerEverywhere(
  ownerUrl: string,
  methods: readonly number[],
  bound: { method: number; least: string },
): Promise<void> {
  const database = new pg.Client({ connectionString: ownerUrl })
  await database.connect()
  await database.query(`update payment_method set data = jsonb_set(data, '{countries}', '[]') where id = any($1)`, [methods])
  await database.query(`update payment_method set data = jsonb_set(data, '{currencies,EUR,minAmount}', to_jsonb($2::text)) where id = $1`, [
    bound.method,
    bound.least,
  ])
  await database.end()
}
