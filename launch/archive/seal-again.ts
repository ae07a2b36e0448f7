import { asOwner } from '../../apps/server/src/base/database/as-owner.sql.ts'
import { Sentence } from '../sentence.ts'
import { lockArchive, readArchived, writeArchived } from './archive.sql.ts'
import { dropFiles, putFile, takeFile, type Store } from './store.ts'

/** Seals what an older key has sealed with the newest one; each file is opened again before the old one goes. Returns how many. */
export async function sealArchiveAgain(store: Store, owner: string): Promise<number> {
  return asOwner(owner, async (client) => {
    if (!(await lockArchive(client))) throw new Sentence('A month is being archived. Wait until that has ended, and try again.')
    const older = (await readArchived(client)).filter(({ sealing_key: key }) => key !== store.key.id)
    for (const one of older) {
      const file = await putFile(store, `${one.table_name}-${one.month}-${one.place}`, await takeFile(store, one))
      await takeFile(store, { file, hash: one.hash })
      await writeArchived(client, [{ ...one, file, sealing_key: store.key.id }])
      dropFiles(store, [one.file])
    }
    return older.length
  })
}
