#!/usr/bin/env node
// `npx fairhouse …`: the operator's command line, see apps/server/src/office/command-line/main.ts.
import { runScript } from './run.mjs'

const [command, ...args] = process.argv.slice(2)
// The studio's own games are packed for a test laboratory where they are; the server knows nothing of their insides.
if (command === 'lab-pack') runScript('apps/studio/src/lab/main.ts', args, { reads: true })
// Backups start a database beside ours; the server runs in one.
else if (['backup', 'restore', 'rehearse', 'backup-key'].includes(command))
  runScript('launch/backup/main.ts', process.argv.slice(2), { reads: true })
else if (command === 'archive') runScript('launch/archive/main.ts', process.argv.slice(2), { reads: true })
else runScript('apps/server/src/office/command-line/main.ts', process.argv.slice(2), { reads: true })
