import type { Sql } from '../../base/database/database.ts'

/** When a register is asked: at registration, login, a game's start, before advertising. */
export type Occasion = 'register' | 'login' | 'gameStart' | 'marketing'
type KeptAnswer = {
  at: Date
  register: string
  occasion: Occasion
  player: { shard: number; id: bigint } | undefined
  answer: 'clear' | 'excluded' | 'unknownPerson' | 'unavailable'
  proof: string | null
}

/** Stores a register's answer as proof that it was asked. */
export async function writeRegisterAnswer(sql: Sql, a: KeptAnswer): Promise<void> {
  await sql.query({
    text: 'insert into register_answer (at, register, occasion, shard, player, answer, proof) values ($1, $2, $3, $4, $5, $6, $7)',
    values: [a.at, a.register, a.occasion, a.player?.shard ?? null, a.player?.id ?? null, a.answer, a.proof],
  })
}
