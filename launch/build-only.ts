// `npm run build`: the packages are installed by now; builds the site, so that a start writes nothing beside its data.
import { buildSite } from './build.ts'
import { endWith } from './sentence.ts'

try {
  buildSite()
  console.log('The site is built.')
} catch (error) {
  endWith(error)
}
