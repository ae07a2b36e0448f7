import { compressFolder } from '@fairhouse/process/compress-folder.ts'
import { build } from 'vite'

await build({ configFile: new URL('./vite.config.ts', import.meta.url).pathname, logLevel: 'warn' })
await compressFolder(new URL('./dist/client/assets', import.meta.url).pathname)
