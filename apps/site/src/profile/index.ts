export { ProfileDetails } from './ProfileDetails.tsx'
export { GivenData } from './GivenData.tsx'
