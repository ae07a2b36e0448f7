// `npm start`: see start.ts.
import { runScript } from './run.mjs'

runScript('launch/start.ts', process.argv.slice(2))
