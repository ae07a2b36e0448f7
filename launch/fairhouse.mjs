#!/usr/bin/env node
// `npx fairhouse …`: the operator's command line, see apps/server/src/office/command-line/main.ts.
import { runScript } from './run.mjs'

runScript('apps/server/src/office/command-line/main.ts', process.argv.slice(2), { reads: true })
