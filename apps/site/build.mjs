import { compressFolder } from '@fairhouse/process/compress-folder.ts'
import { build } from 'vite'

const configFile = new URL('./vite.config.ts', import.meta.url).pathname
const quiet = { configFile, logLevel: 'warn' }

await build(quiet)
await build({ ...quiet, build: { ssr: true } })
await compressFolder(new URL('./dist/client/assets', import.meta.url).pathname)
