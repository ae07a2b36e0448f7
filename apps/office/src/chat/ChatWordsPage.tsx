import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorNotice, useAct } from '../acts/index.ts'
import { askedPages } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Form, TextArea } from '../base/pieces/form.tsx'
import { Page, Section, type PageAct } from '../base/pieces/Page.tsx'
import { Versions, type AskedVersions } from '../versions/index.ts'
import style from './Chat.module.css'

type Answer = OfficeAnswers<'GET /office/chat/words'>
const word = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{1,38}\*?$/u

/** Whether the studio has not taken the newest words yet. */
const isUnderWay = (answer: Answer | undefined): boolean => answer !== undefined && String(answer.inUse) !== answer.version

/** The words that the house blocks in the rooms besides the studio's own list, and what they were. */
export function ChatWordsPage() {
  const { caller } = useOffice()
  const t = useT()
  const asked = useInfiniteQuery({
    ...askedPages(caller, 'GET /office/chat/words', {}),
    refetchInterval: ({ state: { data } }) => (isUnderWay(data?.pages[0]) ? 1000 : false),
  })
  const answer = asked.data?.pages[0]
  if (answer) return <Editor key={answer.version} answer={answer} asked={asked} />
  return (
    <Page title={t('office-chat.words')} back={{ href: '/chat', label: t('office-chat.title') }}>
      {asked.error ? <ErrorNotice error={asked.error} /> : <Skeleton lines={6} label={t('office.list.loading')} />}
    </Page>
  )
}

type Asked = AskedVersions & { data: { pages: Answer[] } | undefined }

function Editor({ answer, asked }: { answer: Answer; asked: Asked }) {
  const t = useT()
  const mayEdit = useMay()('chat.moderate')
  const [text, setText, forget] = useDraft(`chat.words ${answer.version}`, answer.words.join('\n'))
  const words = text.split(/[\s,;]+/u).filter(Boolean)
  const wrong = words.filter((one) => !word.test(one))
  const { set, acts } = useWordsActs(answer, words, forget, wrong.length === 0)
  const { inUse } = answer
  return (
    <Page title={t('office-chat.words')} back={{ href: '/chat', label: t('office-chat.title') }} acts={mayEdit ? acts : []}>
      <p className={style.about}>{t('office-chat.wordsAbout')}</p>
      <p className={style.about} role="status">
        {inUse === null ? t('office-chat.wordsAway') : t(isUnderWay(answer) ? 'office-chat.wordsUnderWay' : 'office-chat.wordsInUse')}
      </p>
      <Form onSubmit={() => mayEdit && wrong.length === 0 && set(words)}>
        <TextArea
          label={t('office-chat.wordsField')}
          hint={t('office-chat.wordsHint')}
          error={wrong.length > 0 ? t('office-chat.wordsWrong', { words: wrong.join(', ') }) : undefined}
          value={text}
          onChange={setText}
        />
      </Form>
      <Section title={t('office-settings.versions')}>
        <Versions
          asked={asked}
          versions={(asked.data?.pages ?? []).flatMap(({ versions }) => versions).map((one) => ({ ...one, value: one.words }))}
          first={[]}
          empty={t('office-chat.noWords')}
          again={mayEdit ? (earlier) => set(earlier.words) : undefined}
        />
      </Section>
    </Page>
  )
}

/** What can be done with the words: kept as they are written, or given up. */
function useWordsActs({ words, version }: Answer, written: readonly string[], forget: () => void, isRight: boolean) {
  const t = useT()
  const act = useAct()
  const set = (wanted: readonly string[]) =>
    act({
      at: 'POST /office/chat/words/set',
      input: { words: [...wanted] },
      precondition: { 'chat.words': version },
      title: t('office-chat.wordsTitle'),
      verb: t('office-chat.wordsKeep'),
      onDone: forget,
    })
  const isChanged = written.join(' ') !== words.join(' ')
  const acts: PageAct[] = [
    ...(isChanged && isRight
      ? [{ id: 'chat.words.keep', keys: 's', label: t('office-chat.wordsKeep'), isMain: true, run: () => set(written) }]
      : []),
    ...(isChanged ? [{ id: 'chat.words.forget', keys: 'f', label: t('office-chat.wordsForget'), run: forget }] : []),
  ]
  return { set, acts }
}
