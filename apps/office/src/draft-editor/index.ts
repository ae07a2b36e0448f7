export { ChangeForm } from './ChangeForm.tsx'
export { NewDraft } from './NewDraft.tsx'
