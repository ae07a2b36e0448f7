import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openapiDocument } from './openapi.ts'

// Writes the API description into the repository, so that a change of the public API shows up in review.
const file = process.argv[2] ?? join(import.meta.dirname, '../../../docs/api/openapi.json')
writeFileSync(file, `${JSON.stringify(openapiDocument(), null, 2)}\n`)
