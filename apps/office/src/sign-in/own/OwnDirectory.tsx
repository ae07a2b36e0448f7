import { useT } from '../../base/office.ts'
import { DirectoryButton } from '../DirectoryButton.tsx'
import { useDirectory } from '../use-directory.ts'

/** Connects the house's directory with whoever is signed in: from then on it signs them in too. */
export function OwnDirectory() {
  const t = useT()
  if (useDirectory().name === null) return null
  return (
    <div>
      <p>{t('office.directory.connect')}</p>
      <DirectoryButton />
    </div>
  )
}
