import type { Block } from '@fairhouse/contract'
import type { PageText } from '@fairhouse/contract/office/pages.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { Skeleton } from '@fairhouse/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import style from './Pages.module.css'

/** What players would read of a page as it is written. */
export function PagePreview({ text, language }: { text: PageText; language: string }) {
  const { background } = useOffice()
  const t = useT()
  const { data, error } = useQuery({ ...asked(background, 'POST /office/pages/preview', text), placeholderData: keepPreviousData })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <Skeleton lines={8} label={t('office.list.loading')} />
  const { tag, direction } = languageOf(language)
  return (
    <article className={style.preview} lang={tag} dir={direction}>
      <h3>{data.title}</h3>
      {data.blocks.map((block, place) => (
        <BlockView key={place} block={block} />
      ))}
    </article>
  )
}

type Line = Extract<Block, { kind: 'heading' }>['line']

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h4>{wordsOf(block.line)}</h4>
  if (block.kind === 'paragraph') return <p>{wordsOf(block.line)}</p>
  return (
    <ul>
      {block.lines.map((line, place) => (
        <li key={place}>{wordsOf(line)}</li>
      ))}
    </ul>
  )
}

/** A line with its links underlined: they lead nowhere from here. */
const wordsOf = (line: Line) => line.map((piece, place) => (typeof piece === 'string' ? piece : <u key={place}>{piece.text}</u>))
