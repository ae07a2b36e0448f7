export { inviteLocally } from './invite-locally.ts'
