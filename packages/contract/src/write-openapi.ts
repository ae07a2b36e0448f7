import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { officeOpenapiDocument } from './office/office-openapi.ts'
import { openapiDocument } from './openapi.ts'

// Writes the descriptions of both APIs into the repository, so that a change of one shows up in review.
const folder = process.argv[2] ?? join(import.meta.dirname, '../../../docs/api')
for (const [name, document] of Object.entries({ openapi: openapiDocument(), office: officeOpenapiDocument() }))
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(document, null, 2)}\n`)
