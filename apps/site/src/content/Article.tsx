import { Button, EmptyState, Notice, Skeleton } from '@fairhouse/ui'
import { useAnswer } from '../base/answers.ts'
import { useDateText } from '../base/use-date-text.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useSite } from '../base/site.ts'
import { Blocks } from './Blocks.tsx'
import style from './Blocks.module.css'

/** One of the operator's pages: as a page of its own with its title, or inside a modal that has the title already. */
export function Article({ name, inModal = false }: { name: string; inModal?: boolean }) {
  const { texts } = useSite()
  const { t, language } = texts
  const dateText = useDateText()
  const { data, isError, refetch } = useAnswer('GET /api/pages', { name })
  if (!data)
    return isError ? (
      <EmptyState level={inModal ? 2 : 1} title={t('content.failed')}>
        <Button kind="line" onClick={() => void refetch()}>
          {t('shell.tryAgain')}
        </Button>
      </EmptyState>
    ) : (
      <Skeleton label={t('shell.loading')} lines={8} />
    )
  const spoken = data.language === language.code ? undefined : data.language
  return (
    <article className={style.article} lang={spoken} dir={spoken && 'auto'}>
      {!inModal && (
        <>
          <PageTitle title={data.title} description={data.description} />
          <h1 className={style.title}>{data.title}</h1>
        </>
      )}
      <p className={style.meta} lang={language.tag}>
        {t('content.version', { version: data.version, date: dateText(data.publishedAt, 'day') })}
      </p>
      {data.isExample && <Notice meaning="warning">{t('content.example')}</Notice>}
      <Blocks blocks={data.blocks} level={inModal ? 3 : 2} />
    </article>
  )
}
