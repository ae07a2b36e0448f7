// `npm test`: see test.ts.
import { runScript } from './run.mjs'

runScript('launch/test.ts', process.argv.slice(2))
