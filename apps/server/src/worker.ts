import { runServer } from './run-server.ts'

// The work that is due, without a site: mails, payouts, checks of deposits, what ends by time. It listens nowhere.
await runServer({ ...process.env, SERVER_ROLE: 'worker' })
