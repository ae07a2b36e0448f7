import type { PageText } from '@fairhouse/contract/office/pages.ts'
import type { PreviewDevice } from '@fairhouse/contract/office/previews.ts'
import { Skeleton } from '@fairhouse/ui'
import { ErrorNotice } from '../acts/index.ts'
import { useT } from '../base/office.ts'
import { SiteFrame } from '../previews/index.ts'
import { usePageView } from './use-page-view.ts'

type Props = { of: { name: string; language: string }; text: PageText; device: PreviewDevice }

/** What a visitor would see of a page as it is written, in the site's own frame. */
export function PagePreview({ of, text, device }: Props) {
  const t = useT()
  const { view, error, again } = usePageView(of, text)
  if (error) return <ErrorNotice error={error} />
  if (!view) return <Skeleton lines={12} label={t('office.list.loading')} />
  return (
    <SiteFrame
      view={view}
      title={t('office-pages.view', { name: of.name })}
      device={device}
      path={`/${of.name}`}
      isSmall
      again={{ label: t('office-pages.viewAgain'), run: again }}
    />
  )
}
