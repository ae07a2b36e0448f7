export { mountSite } from './mount-site.ts'
