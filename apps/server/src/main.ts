import { runServer } from './run-server.ts'

// The site, and the work that is due unless SERVER_ROLE=web leaves that to a worker.
await runServer(process.env)
