import type { Change, Consequence } from '@fairhouse/contract/office/base/office-call.ts'
import { useOffice, useT } from '../base/office.ts'
import { accountName, changeName, changeValue } from './refusal-words.ts'
import style from './ActDialog.module.css'

/** What an act does: each change from what was to what will be, the postings, and how many people it concerns. */
export function ConsequenceView({ consequence }: { consequence: Consequence }) {
  const t = useT()
  const { changes, legs, people } = consequence
  return (
    <div className={style.consequence}>
      {changes.length === 0 && legs.length === 0 ? <p className={style.quiet}>{t('office.act.nothingChanges')}</p> : null}
      {changes.length > 0 && <Changes changes={changes} />}
      {legs.length > 0 && <Legs legs={legs} />}
      {people > 0 && <p className={style.quiet}>{t('office.act.people', { people })}</p>}
    </div>
  )
}

/** Changes as rows: what, about whom, before, after. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const { texts } = useOffice()
  const { t } = texts
  return (
    <table className={style.changes}>
      <thead>
        <tr>
          <th scope="col">{t('office.act.what')}</th>
          <th scope="col">{t('office.act.before')}</th>
          <th scope="col">{t('office.act.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ what, subject, before, after }, place) => (
          <tr key={place}>
            <th scope="row">
              {changeName(texts, what)}
              {subject !== undefined && <span className={style.subject}>{subject}</span>}
            </th>
            <td>
              {before === null ? (
                <span className={style.quiet}>{t('office.act.none')}</span>
              ) : (
                <del>{changeValue(texts, what, before)}</del>
              )}
            </td>
            <td>
              {after === null ? <span className={style.quiet}>{t('office.act.none')}</span> : <ins>{changeValue(texts, what, after)}</ins>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Legs({ legs }: { legs: Consequence['legs'] }) {
  const { texts } = useOffice()
  const { t } = texts
  return (
    <table className={style.changes}>
      <thead>
        <tr>
          <th scope="col">{t('office.act.from')}</th>
          <th scope="col">{t('office.act.to')}</th>
          <th scope="col">{t('office.act.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {legs.map(({ from, to, amount, currency }, place) => (
          <tr key={place}>
            <td>{accountName(texts, from)}</td>
            <td>{accountName(texts, to)}</td>
            <td className={style.amount}>
              {amount} {currency}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
