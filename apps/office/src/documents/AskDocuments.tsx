import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { languageOf } from '@fairhouse/messages'
import { Button, Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ErrorNotice, useAct } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Form, Tick } from '../base/pieces/form.tsx'
import { useDocumentWords } from './use-document-words.ts'
import style from './Document.module.css'

type Requestable = OfficeAnswers<'GET /office/documents/requestable'>
type Asking = { player: string; name: string; onDone: () => void }

/** Asks which documents a player should send, and whether their money is held until then. */
export function AskDocuments(asking: Asking) {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/documents/requestable', { player: asking.player }))
  if (data) return <Types requestable={data} {...asking} />
  return error ? <ErrorNotice error={error} /> : <Skeleton lines={4} label={t('office.list.loading')} />
}

function Types({ requestable: { types, language, mayHold }, player, name, onDone }: Asking & { requestable: Requestable }) {
  const t = useT()
  const act = useAct()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [holdMoney, setHold] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const groups = [...new Set(types.map(({ group }) => group))]
  const submit = () => {
    if (chosen.length === 0) return
    act({
      at: 'POST /office/documents/request',
      input: { player, types: [...chosen], holdMoney },
      title: t('office-queues.document.askTitle', { name }),
      verb: t('office-queues.document.ask'),
      onDone,
    })
  }
  const turn = (type: string, isOn: boolean) => setChosen((before) => (isOn ? [...before, type] : before.filter((one) => one !== type)))
  return (
    <div ref={form} className={style.asking}>
      <Form onSubmit={submit}>
        <div className={style.groups}>
          {groups.map((group) => (
            <fieldset key={group} className={style.group}>
              <legend>{t(`office-queues.document.group.${group}`)}</legend>
              {types
                .filter((one) => one.group === group)
                .map((one) => (
                  <Tick
                    key={one.type}
                    label={<TypeLabel one={one} language={language} />}
                    isOn={one.isAsked || chosen.includes(one.type)}
                    onChange={(isOn) => !one.isAsked && turn(one.type, isOn)}
                  />
                ))}
            </fieldset>
          ))}
        </div>
        {mayHold && <Tick label={t('office-queues.document.holdMoney')} isOn={holdMoney} onChange={setHold} />}
        <Button type="submit" disabled={chosen.length === 0}>
          {t('office-queues.look')}
        </Button>
      </Form>
    </div>
  )
}

/** A type by its name here, and as the player reads it where that differs. */
function TypeLabel({ one: { type, text, isAsked }, language }: { one: Requestable['types'][number]; language: string }) {
  const t = useT()
  const { typeName } = useDocumentWords()
  const here = typeName(type)
  const { tag, direction } = languageOf(language)
  return (
    <>
      {here}
      {text !== here && (
        <span className={style.there} lang={tag} dir={direction}>
          {text}
        </span>
      )}
      {isAsked && <span className={style.there}>{t('office-queues.document.askedAlready')}</span>}
    </>
  )
}
