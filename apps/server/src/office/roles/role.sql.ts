import type { Bound } from '@fairhouse/contract/office/base/may.ts'
import type { Sql } from '../../base/database/database.ts'

export type RoleRow = { name: string; title: string; about: string; is_built_in: boolean; version: number }
export type RoleContent = {
  title: string
  about: string
  permissions: readonly { permission: string; bound: Bound }[]
  handsOut: readonly string[]
}

export async function readRole(sql: Sql, name: string): Promise<RoleRow | undefined> {
  const { rows } = await sql.query<RoleRow>({
    text: 'select name, title, about, is_built_in, version from role where name = $1 and removed_at is null for update',
    values: [name],
  })
  return rows[0]
}

export type WholeRole = RoleRow & { permissions: { permission: string; bound: Bound }[]; hands_out: string[]; holders: number }

/** Reads every role, the built-in ones first, with how many active colleagues have it at a moment. */
export async function listRoles(sql: Sql, at: Date): Promise<WholeRole[]> {
  const { rows } = await sql.query<WholeRole>({
    text: `select r.name, r.title, r.about, r.is_built_in, r.version,
             coalesce((select jsonb_agg(jsonb_build_object('permission', p.permission, 'bound', p.bound) order by p.permission)
               from role_permission p where p.role = r.name), '[]') as permissions,
             coalesce((select array_agg(h.hands_out order by h.hands_out) from role_hands_out h where h.role = r.name), '{}') as hands_out,
             (select count(distinct g.staff)::int from staff_grant g join staff s on s.id = g.staff
               where g.role = r.name and s.state <> 'left' and g.starts_at <= $1 and (g.ends_at is null or g.ends_at > $1)
               and not exists (select from staff_grant_end e where e.of_grant = g.id)) as holders
           from role r where r.removed_at is null order by r.is_built_in desc, r.title`,
    values: [at],
  })
  return rows
}

/** Writes a role as it is to be: the old permissions go. A removed one of the same name comes back. */
export async function writeRole(sql: Sql, name: string, isBuiltIn: boolean, content: RoleContent): Promise<void> {
  await sql.query({
    text: `insert into role (name, title, about, is_built_in) values ($1, $2, $3, $4)
           on conflict (name) do update set title = excluded.title, about = excluded.about, version = role.version + 1, removed_at = null`,
    values: [name, content.title, content.about, isBuiltIn],
  })
  await sql.query({ text: 'delete from role_permission where role = $1', values: [name] })
  await sql.query({ text: 'delete from role_hands_out where role = $1', values: [name] })
  await sql.query({
    text: `insert into role_permission (role, permission, bound)
           select $1, p->>'permission', p->'bound' from jsonb_array_elements($2::jsonb) p`,
    values: [name, JSON.stringify(content.permissions)],
  })
  await sql.query({
    text: 'insert into role_hands_out (role, hands_out) select $1, h from unnest($2::text[]) h',
    values: [name, content.handsOut],
  })
}

export async function writeRoleRemoved(sql: Sql, name: string, at: Date): Promise<void> {
  await sql.query({ text: 'update role set removed_at = $2, version = version + 1 where name = $1', values: [name, at] })
}

/** Returns which of these are not roles. */
export async function unknownRoles(sql: Sql, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>({
    text: 'select wanted as name from unnest($1::text[]) wanted where not exists (select from role r where r.name = wanted and r.removed_at is null)',
    values: [names],
  })
  return rows.map(({ name }) => name)
}
