import { parseAbsoluteToLocal, type ZonedDateTime } from '@internationalized/date'
import { Icon } from '@fairhouse/ui'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Label,
  Popover,
} from 'react-aria-components'
import { useState } from 'react'
import { useOffice, useT } from '../office.ts'
import style from './MomentField.module.css'

/** A day and a minute, in the reader's own time; as a moment in UTC outside, empty where none is chosen. */
export function MomentField({ label, value, onChange }: { label: string; value: string; onChange: (moment: string) => void }) {
  const t = useT()
  const { tag } = useOffice().texts.language
  const [now] = useState(() => parseAbsoluteToLocal(new Date().toISOString()).set({ minute: 0 }))
  return (
    <I18nProvider locale={`${tag}-u-nu-latn-ca-gregory`}>
      <DatePicker<ZonedDateTime>
        className={style.field ?? ''}
        granularity="minute"
        hideTimeZone
        hourCycle={24}
        value={value === '' ? null : parseAbsoluteToLocal(value)}
        placeholderValue={now}
        onChange={(date) => onChange(date === null ? '' : date.toAbsoluteString())}
      >
        <Label className={style.label ?? ''}>{label}</Label>
        <Group className={style.group ?? ''}>
          <DateInput className={style.input ?? ''}>
            {(segment) => <DateSegment segment={segment} className={style.segment ?? ''} />}
          </DateInput>
          <Button className={style.open ?? ''} aria-label={t('office.date.open')}>
            <Icon name="clock" size={16} />
          </Button>
        </Group>
        <Popover className={style.popover ?? ''}>
          <Dialog className={style.dialog ?? ''}>
            <Calendar>
              <header className={style.month}>
                <Button slot="previous">
                  <Icon name="back" size={16} />
                </Button>
                <Heading />
                <Button slot="next">
                  <Icon name="forward" size={16} />
                </Button>
              </header>
              <CalendarGrid>{(date) => <CalendarCell date={date} className={style.day ?? ''} />}</CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  )
}
