import type { Documents, SentDocument } from '@fairhouse/contract'
import { groupNames, type DocumentGroup } from '@fairhouse/fields/lists/document-groups.ts'
import { Link } from '@tanstack/react-router'
import { useDateText } from '../base/use-date-text.ts'
import { useSite } from '../base/site.ts'
import { StatusMark } from './state/StatusMark.tsx'
import { typeText } from './state/type-text.ts'
import style from './state/Documents.module.css'

/** Every group with its status and the way to its form, and what was sent. */
export function Overview({ documents: { groups, documents } }: { documents: Documents }) {
  const { t } = useSite().texts
  return (
    <>
      <ul className={style.cards}>
        {groupNames.map((group) => (
          <li key={group} className={style.card}>
            <h2 className={style.name}>{t(`documents.group.${group}`)}</h2>
            <StatusMark status={groups[group].groupStatus} />
            <WayTo group={group} />
          </li>
        ))}
      </ul>
      <h2 className={style.heading}>{t('documents.sent')}</h2>
      {documents.length === 0 ? (
        <p className={style.soft}>{t('documents.sentNone')}</p>
      ) : (
        <ul className={style.sent}>
          {documents.map((one) => (
            <SentRow key={one.id} document={one} />
          ))}
        </ul>
      )}
    </>
  )
}

/** The link to the form of a group. */
function WayTo({ group }: { group: DocumentGroup }) {
  const { t } = useSite().texts
  const text = t('documents.toGroup')
  const label = `${text}: ${t(`documents.group.${group}`)}`
  if (group === 'sof')
    return (
      <Link to="/my/sof-validation" aria-label={label}>
        {text}
      </Link>
    )
  if (group === 'identity' || group === 'address')
    return (
      <Link to="/my/account-validation" hash={group} aria-label={label}>
        {text}
      </Link>
    )
  return (
    <Link to="/my/documents" search={{ validationType: group }} aria-label={label}>
      {text}
    </Link>
  )
}

function SentRow({ document: { type, name, status, reason, files, uploadedAt } }: { document: SentDocument }) {
  const { texts } = useSite()
  const { t } = texts
  const dateText = useDateText()
  return (
    <li className={style.row}>
      <div className={style.what}>
        <p className={style.strong}>
          <bdi>{name && name !== 'iban' ? name : typeText(texts, type)}</bdi>
        </p>
        <p className={style.soft}>{t('documents.sentOn', { date: dateText(uploadedAt, 'day'), files })}</p>
        {reason && <p>{t('documents.reason', { reason })}</p>}
      </div>
      <StatusMark status={status} />
    </li>
  )
}
