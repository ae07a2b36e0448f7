import { Button } from '@fairhouse/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useT } from '../../base/office.ts'
import { Form } from '../../base/pieces/form.tsx'
import style from '../base/Player.module.css'

/** What a form of a player's page is given: what its act is called, and what closes it. */
export type FormProps = { label: string; onClose: () => void }

/** The frame of such a form: its first field has the focus; the button shows what the act does. */
export function FormFrame({ onSubmit, onClose, children }: { onSubmit: () => void; onClose: () => void; children: ReactNode }) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  return (
    <div ref={place} className={style.form}>
      <Form onSubmit={onSubmit}>
        {children}
        <div className={style.buttons}>
          <Button type="submit">{t('office-queues.look')}</Button>
          <Button kind="line" onClick={onClose}>
            {t('office.act.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** Several ticks under one question. */
export function Ticks({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={style.ticks}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

/** Adds what is not there, and takes away what is. */
export const toggled = <One,>(all: readonly One[], one: One): readonly One[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
