import { Button, EmptyState } from '@fairhouse/ui'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { useT } from '../base/office.ts'

/** An address without a page, or one that is not for whoever asks: the two look the same. */
export function NothingHere() {
  const t = useT()
  return (
    <EmptyState level={1} title={t('office.nothing.title')} text={t('office.nothing.text')}>
      <OfficeLink href="/">{t('office.nothing.back')}</OfficeLink>
    </EmptyState>
  )
}

/** A page that could not be drawn or loaded. */
export function PageBroke() {
  const t = useT()
  return (
    <EmptyState level={1} title={t('office.broke.title')} text={t('office.broke.text')}>
      <Button onClick={() => location.reload()}>{t('office.list.again')}</Button>
    </EmptyState>
  )
}
