export { GroupForm } from './GroupForm.tsx'
