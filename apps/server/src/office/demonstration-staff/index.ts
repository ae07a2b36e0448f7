export { demonstrationStaffJob, demonstrationStaffWorker } from './demonstration-staff.ts'
