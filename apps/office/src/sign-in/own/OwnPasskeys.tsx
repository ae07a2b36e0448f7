import type { OfficeRefusal } from '@fairhouse/contract/office/office-caller.ts'
import type { MadePasskey } from '@fairhouse/contract/player/passkeys.ts'
import { Button } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice, RefusalNotice, useAct } from '../../acts/index.ts'
import { asked } from '../../base/ask.ts'
import { useMe } from '../../base/me.ts'
import { useOffice } from '../../base/office.ts'
import { makePasskey } from '../../base/passkey.ts'
import { Moment } from '../../base/pieces/pieces.tsx'
import { Table } from '../../base/pieces/Table.tsx'

/** One's own passkeys: a new one is signed for by one that is there; the last one stays. */
export function OwnPasskeys() {
  const { caller, texts } = useOffice()
  const { t } = texts
  const act = useAct()
  const { refusal, add } = useAdding()
  const { data, error } = useQuery(asked(caller, 'GET /office/me/passkeys', {}))
  const remove = (id: string, name: string) =>
    act({
      at: 'POST /office/me/passkeys/remove',
      input: { id },
      isGrave: true,
      title: t('office.passkey.removeTitle', { name }),
      verb: t('office.passkey.remove'),
    })
  return (
    <>
      {error && <ErrorNotice error={error} />}
      {refusal && <RefusalNotice refusal={refusal} />}
      <Table
        label={t('office.me.passkeys')}
        rows={error ? null : data?.passkeys}
        keyOf={({ id }) => id}
        empty="–"
        columns={[
          { id: 'name', title: t('office-house.staff.name'), cell: ({ name }) => <bdi>{name}</bdi> },
          { id: 'added', title: t('office.passkey.added'), isEnd: true, cell: ({ addedAt }) => <Moment at={addedAt} /> },
          { id: 'used', title: t('office.passkey.used'), isEnd: true, cell: ({ usedAt }) => <Moment at={usedAt} /> },
          {
            id: 'remove',
            title: '',
            isEnd: true,
            cell: ({ id, name }) =>
              (data?.passkeys.length ?? 0) > 1 && (
                <Button kind="plain" onClick={() => remove(id, name)}>
                  {t('office.passkey.remove')}
                </Button>
              ),
          },
        ]}
      />
      <div>
        <Button kind="line" onClick={add}>
          {t('office.passkey.add')}
        </Button>
      </div>
    </>
  )
}

/** Adds a passkey: the act that begins it is signed, then the device makes the new one. */
function useAdding() {
  const { caller, queries, texts, toasts } = useOffice()
  const { passkeys } = useMe()
  const act = useAct()
  const [refusal, setRefusal] = useState<OfficeRefusal>()
  const make = async (options: Record<string, unknown>) => {
    const made = await makePasskey<MadePasskey>(options)
    if (!made.ok) return void toasts.show('warning', texts.t('office.signIn.declined'))
    const outcome = await caller.call('POST /office/me/passkeys/add', { made: made.answer })
    if (!outcome.ok) return setRefusal(outcome.refusal)
    toasts.show('success', texts.t('office.passkey.isAdded'))
    await queries.invalidateQueries()
  }
  const first = async () => {
    const begun = await caller.call('POST /office/me/passkeys/first', {})
    if (begun.ok) await make(begun.value.options)
    else setRefusal(begun.refusal)
  }
  const add = () => {
    setRefusal(undefined)
    // Nothing can sign for the first one: the directory has just signed in whoever has none.
    if (passkeys === 0) return void first()
    act({
      at: 'POST /office/me/passkeys/begin',
      input: {},
      title: texts.t('office.passkey.add'),
      about: texts.t('office.passkey.addAbout'),
      verb: texts.t('office.passkey.addVerb'),
      done: texts.t('office.passkey.nowMake'),
      onDone: ({ options }) => void make(options),
    })
  }
  return { refusal, add }
}
