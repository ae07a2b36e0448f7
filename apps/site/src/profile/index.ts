export { ProfileDetails } from './ProfileDetails.tsx'
