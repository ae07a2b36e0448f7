import type { ReactNode } from 'react'
import { Form } from '../base/pieces/form.tsx'
import { Section } from '../base/pieces/Page.tsx'
import editor from '../base/pieces/editor.module.css'

type Props = { title: string; onSubmit: () => void; form: ReactNode; seen: ReactNode }

/** A form beside all that follows from what is typed in it. */
export function Beside({ title, onSubmit, form, seen }: Props) {
  return (
    <div className={editor.beside}>
      <Section title={title}>
        <Form onSubmit={onSubmit}>{form}</Form>
      </Section>
      <div className={editor.seen}>{seen}</div>
    </div>
  )
}
