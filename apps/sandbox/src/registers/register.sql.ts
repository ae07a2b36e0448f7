import type { Queries } from '@fairhouse/process/database.ts'

/** The registers behind a gateway, by name. */
export const gatewayNames = ['hampi', 'oasis', 'rofus', 'rgiaj', 'onjn', 'finland', 'vulnerable', 'screening'] as const
export const registerNames = ['spelpaus', 'gamstop', 'cruks', 'epis', ...gatewayNames] as const
export type RegisterName = (typeof registerNames)[number]
/** An entry of a register: a national id, or a last name with a birth date. */
export type Exclusion = { id: string; register: RegisterName; person: string; previously: boolean }

export async function insertExclusion(query: Queries, exclusion: Exclusion): Promise<void> {
  await query(
    `insert into exclusions (id, register, person, previously) values ($1, $2, $3, $4)
     on conflict (register, person) do update set previously = excluded.previously`,
    [exclusion.id, exclusion.register, exclusion.person, exclusion.previously],
  )
}

export async function readExclusion(query: Queries, register: RegisterName, person: string): Promise<Exclusion | null> {
  const rows = await query<Exclusion>(`select id, register, person, previously from exclusions where register = $1 and person = $2`, [
    register,
    person,
  ])
  return rows[0] ?? null
}

export async function readExclusions(query: Queries): Promise<Exclusion[]> {
  return query<Exclusion>(`select id, register, person, previously from exclusions order by register, person`)
}

export async function deleteExclusion(query: Queries, id: string): Promise<boolean> {
  return (await query(`delete from exclusions where id = $1 returning id`, [id])).length > 0
}

export async function writeAway(query: Queries, register: RegisterName, away: boolean): Promise<void> {
  await query(`insert into register_faults (register, away) values ($1, $2) on conflict (register) do update set away = excluded.away`, [
    register,
    away,
  ])
}

/** Reads which registers are set not to answer. */
export async function readAway(query: Queries): Promise<string[]> {
  return (await query<{ register: string }>(`select register from register_faults where away`)).map(({ register }) => register)
}

export async function insertQuestion(query: Queries, id: string, register: RegisterName, answer: string, at: Date): Promise<void> {
  await query(`insert into register_questions (id, register, answer, asked_at) values ($1, $2, $3, $4)`, [id, register, answer, at])
}

/** Counts the questions to each register. */
export async function countQuestions(query: Queries): Promise<{ register: string; answer: string; questions: bigint }[]> {
  return query(`select register, answer, count(*) as questions from register_questions group by register, answer order by register, answer`)
}
