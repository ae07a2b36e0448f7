export { OpenIncidents } from './OpenIncidents.tsx'
export { StoppedStripe } from './StoppedStripe.tsx'
