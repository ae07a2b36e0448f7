/** Entries of each table that has months, and of the audit log a reason's hash or none, on a day. */
export const logged = (day: string): string => `
  select audit_append('${day} 08:00:00.000001Z', 'cli:test', 'test.logged', 'player:17', '{"n": 1.50, "ä": null}', null, null, null, null);
  select access_append('${day} 08:00Z', 'staff:1', 17::smallint, 17, '{email,street}', 'reveal', null, null, null, null);
  insert into reality_check (at, shard, player, then_did) values ('${day} 08:00Z', 17, 17, 'continue');
  insert into register_answer (at, register, occasion, shard, player, answer, proof) values ('${day} 08:00Z', 'test', 'login', 17, 17, 'clear', 'p');`

/** Three days of March 2018, one of February and one of April. */
export const withHistory = ['2018-02-27', '2018-03-01', '2018-03-02', '2018-03-31', '2018-04-01'].map(logged).join('')
