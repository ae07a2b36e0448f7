import type { ComparedField } from '@fairhouse/contract/office/queues/documents.ts'
import { useT } from '../base/office.ts'
import { Tag } from '../base/pieces/pieces.tsx'
import { useDocumentWords } from './use-document-words.ts'
import style from './Document.module.css'

/** The profile beside what is written in a document, field by field, and whether they agree. */
export function Compared({ fields }: { fields: readonly ComparedField[] }) {
  const t = useT()
  const { fieldName } = useDocumentWords()
  return (
    <div className={style.frame}>
      <table className={style.compared}>
        <thead>
          <tr>
            <th scope="col">{t('office-queues.document.field')}</th>
            <th scope="col">{t('office-queues.document.profile')}</th>
            <th scope="col">{t('office-queues.document.written')}</th>
            <th scope="col">{t('office-queues.document.agrees')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, profile, document, agrees }) => (
            <tr key={name}>
              <th scope="row">{fieldName(name)}</th>
              <td className={cell(name)}>
                <bdi>{profile ?? '–'}</bdi>
              </td>
              <td className={cell(name)}>
                <bdi>{document ?? '–'}</bdi>
              </td>
              <td>
                <Agreement agrees={agrees} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A day stays in one line. */
const cell = (name: string) => (name.endsWith('Date') ? style.day : undefined)

function Agreement({ agrees }: { agrees: boolean | null }) {
  const t = useT()
  if (agrees === null) return <Tag>{t('office-queues.document.agreement.unknown')}</Tag>
  return <Tag tone={agrees ? 'good' : 'bad'}>{t(`office-queues.document.agreement.${agrees ? 'yes' : 'no'}`)}</Tag>
}
