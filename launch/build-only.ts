// `npm run build`: builds the site and the office once the packages are installed, so that a start writes only to its data folder.
import { buildApps } from './build.ts'
import { endWith } from './sentence.ts'

try {
  buildApps()
  console.log('The site and the office are built.')
} catch (error) {
  endWith(error)
}
