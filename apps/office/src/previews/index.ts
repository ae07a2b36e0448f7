export { SiteFrame, type OpenedView } from './SiteFrame.tsx'
