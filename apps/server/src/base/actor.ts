/** The kinds of actors. `cli` is a command that runs on the machine itself, without a login. */
export type ActorKind = 'staff' | 'cli' | 'token' | 'job' | 'player' | 'visitor' | 'provider' | 'register' | 'migration'

/** Who did something: the kind of actor and which one, such as `staff:42`, `player:17` or `job:retention`. */
export type Actor = `${ActorKind}:${string}`
