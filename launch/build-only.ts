// `npm run build`: builds the site once the packages are installed, so that a start writes only to its data folder.
import { buildSite } from './build.ts'
import { endWith } from './sentence.ts'

try {
  buildSite()
  console.log('The site is built.')
} catch (error) {
  endWith(error)
}
