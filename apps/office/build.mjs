import { packFolder } from '@fairhouse/process/pack-folder.ts'
import { build } from 'vite'

await build({ configFile: new URL('./vite.config.ts', import.meta.url).pathname, logLevel: 'warn' })
await packFolder(new URL('./dist/client/assets', import.meta.url).pathname)
