import type { Standing } from '@fairhouse/contract/office/games.ts'
import type { ReactNode } from 'react'
import { useMay } from '../base/me.ts'
import { useT } from '../base/office.ts'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Tag } from '../base/pieces/pieces.tsx'
import { Versions, type AskedVersions } from '../versions/index.ts'
import editor from '../base/pieces/editor.module.css'
import { toneOfGame } from './game-words.ts'
import { useBack } from './use-back.ts'
import type { useEditActs } from './use-edit-acts.ts'
import { WhereSection } from './WhereSection.tsx'

type Version<Words> = { version: number; data: Words; changedAt: string | null; changedBy: string | null }
type Words = Parameters<typeof useEditActs>[0]['words']
type Asked<Own> = AskedVersions & { data: { pages: { versions: Version<Own>[] }[] } | undefined }

type Props<Own extends Words> = {
  title: string
  state: keyof typeof toneOfGame
  back: { href: string; label: string }
  words: Own
  standing: readonly Standing[]
  acts: ReturnType<typeof useEditActs<Own>>
  asked: Asked<Own>
  /** What it is, and what goes on in it. */
  facts: ReactNode
  /** The forms beside the countries. */
  forms: ReactNode
}

/** The page of a game or of a provider: what it is, where it can be played, what is said of it, and all that it ever was. */
export function EditedPage<Own extends Words>({ title, state, back, words, standing, acts, asked, facts, forms }: Props<Own>) {
  const t = useT()
  const mayEdit = useMay()('games.edit')
  const versions = asked.data?.pages.flatMap((page) => page.versions) ?? []
  const earlier = useBack(versions[1], acts.again)
  return (
    <Page
      title={title}
      aside={<Tag tone={toneOfGame[state]}>{t(`office-games.state.${state}`)}</Tag>}
      back={back}
      acts={mayEdit ? [acts.everywhere, ...earlier] : []}
    >
      {facts}
      <div className={editor.even}>
        <WhereSection standing={standing} offIn={words.offIn} turn={mayEdit && words.isOn ? acts.turn : undefined} />
        <div className={editor.seen}>{forms}</div>
      </div>
      <Section title={t('office-settings.versions')}>
        <Versions
          asked={asked}
          versions={versions.map((one) => ({ ...one, value: one.data }))}
          first={{}}
          empty=""
          again={mayEdit ? acts.again : undefined}
        />
      </Section>
    </Page>
  )
}
