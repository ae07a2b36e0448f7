import { useT } from '../base/office.ts'
import { Facts, Moment } from '../base/pieces/pieces.tsx'
import type { DocumentAnswer } from './use-document-acts.ts'
import { useDocumentWords } from './use-document-words.ts'
import style from './Document.module.css'

type Of = { answer: DocumentAnswer; called: string; amount: string | null }

/** Why a document is here, the rules of its type, and whose it is. */
export function Known({ answer: { document, facts }, called, amount }: Of) {
  const t = useT()
  const { player, why, rules } = facts
  const { service } = why
  return (
    <Facts
      facts={[
        { name: t('office-queues.document.why'), value: <Why why={why} /> },
        { name: t('office-queues.document.decides'), value: t('office-queues.document.rule', { rule: ruleOf(rules) }) },
        {
          name: t('office-queues.document.sides'),
          value: t('office-queues.document.sidesOf', { files: document.files, wanted: rules.leastFiles }),
        },
        ...(called === '' ? [] : [{ name: t('office-queues.document.called'), value: <bdi>{called}</bdi> }]),
        ...(amount === null ? [] : [{ name: t('office-queues.document.amount'), value: <bdi>{amount}</bdi> }]),
        ...(service ? [{ name: t('office-queues.document.service'), value: <bdi>{`${service.provider} ${service.reference}`}</bdi> }] : []),
        { name: t('office-queues.withdrawal.player'), value: <bdi>{`${document.name}, ${document.country}`}</bdi> },
        { name: t('office-queues.withdrawal.status'), value: t(`office-queues.playerStatus.${player.status}`) },
        { name: t('office-queues.withdrawal.playerSince'), value: <Moment at={player.since} /> },
        { name: t('office-queues.withdrawal.identity'), value: t(`office-queues.withdrawal.seen.${player.isValidated ? 'yes' : 'no'}`) },
        { name: t('office-queues.since'), value: <Moment at={document.since} /> },
        { name: t('office-queues.due'), value: <Moment at={document.dueAt} /> },
      ]}
    />
  )
}

function Why({ why: { askedSince, holds, service } }: { why: DocumentAnswer['facts']['why'] }) {
  const t = useT()
  return (
    <>
      {askedSince === null ? t('office-queues.document.sentByThemselves') : t('office-queues.document.asked')}
      {holds.length > 0 && ` ${t('office-queues.document.holds')}`}
      {service?.reason != null && ` ${t('office-queues.document.serviceWaits', { reason: service.reason })}`}
    </>
  )
}

function ruleOf({ provesPerson, confirmsAccount, showsFunds }: DocumentAnswer['facts']['rules']): string {
  if (provesPerson) return 'person'
  if (confirmsAccount) return 'account'
  return showsFunds ? 'funds' : 'none'
}

/** What the player has sent besides, and how it was decided. */
export function Earlier({ earlier }: { earlier: DocumentAnswer['facts']['earlier'] }) {
  const t = useT()
  const { typeName } = useDocumentWords()
  if (earlier.length === 0) return <p className={style.quiet}>{t('office-queues.document.noneEarlier')}</p>
  return (
    <ul className={style.earlier}>
      {earlier.map(({ id, type, status, sentAt, reason }) => (
        <li key={id}>
          <strong>{typeName(type)}</strong> <Moment at={sentAt} /> {t(`office-queues.document.status.${status}`)}
          {reason !== null && <bdi className={style.told}>{reason}</bdi>}
        </li>
      ))}
    </ul>
  )
}
