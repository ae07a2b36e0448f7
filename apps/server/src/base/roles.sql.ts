import pg from 'pg'

/** The roles beside the owner: the server's, which may execute the posting functions but not touch their tables, and the sandbox's, which owns its own schema only. */
export type RolePasswords = { app: string; sandbox?: string }

const ledgerTables = ['wallet', 'posting', 'transfer', 'hold', 'cap', 'house_day']
const appendOnlyTables = [
  'audit',
  'limit_change',
  'rules_held',
  'exclusion',
  'fact',
  'page_version',
  'campaign_version',
  'bonus_bar',
  'registration_consent',
  'register_answer',
  'reality_check',
  'document_file',
]

/** Makes or renews the roles and their rights; run by the owner after each migration. Role names are per database, so that several databases share a server. */
export async function grantRoles(ownerUrl: string, passwords: RolePasswords): Promise<{ app: string; sandbox: string }> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name')
    const database = rows[0]!.name // there is always a current database
    const app = `${database}_app`
    const sandbox = `${database}_sandbox`
    await makeRole(client, app, passwords.app)
    await grantApp(client, app)
    if (passwords.sandbox) {
      await makeRole(client, sandbox, passwords.sandbox)
      await grantSandbox(client, sandbox)
    }
    return { app, sandbox }
  } finally {
    await client.end()
  }
}

async function makeRole(client: pg.Client, role: string, password: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  const secret = pg.escapeLiteral(password)
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  await client.query(rowCount === 0 ? `create role ${name} login password ${secret}` : `alter role ${name} login password ${secret}`)
}

async function grantApp(client: pg.Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  await client.query(`
    revoke create on schema public from public;
    revoke execute on all functions in schema public from public;
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage on all sequences in schema public to ${name};
    grant execute on all functions in schema public to ${name};
    revoke execute on function clock_advance from ${name};
    revoke insert, update, delete on clock, migration, installation from ${name};
    revoke insert, update, delete on ${ledgerTables.join(', ')} from ${name};
    revoke update, delete on ${appendOnlyTables.join(', ')} from ${name};
    revoke insert on audit from ${name};
    revoke delete on document, document_request from ${name};
  `)
}

async function grantSandbox(client: pg.Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  await client.query(`
    grant ${name} to current_user;
    create schema if not exists sandbox authorization ${name};
    grant usage on schema public to ${name};
    grant select on clock to ${name};
    grant execute on function clock_advance to ${name};
  `)
}
