import { useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, Field, Row, Select, SheetPad } from '#app/ui/index.ts'
import * as styles from './sale.css.ts'

export const spans = ['1', '7', '28'] as const

/** Asks for other days. */
export function DailyForm({ date, days }: { date: string; days: string }) {
  const t = useT('tills')
  return (
    <SheetPad>
      <form method="get" className={styles.asking}>
        <Row gap="s3">
          <Field id="date" label={t('daily.until')}>
            {(wiring) => <DateInput {...wiring} name="date" defaultValue={date} />}
          </Field>
          <Field id="days" label={t('daily.span')}>
            {(wiring) => (
              <Select
                {...wiring}
                name="days"
                defaultValue={days}
                options={spans.map((value) => ({ value, label: t(`daily.spans.${value}`) }))}
              />
            )}
          </Field>
          <Button className={styles.bottom}>{t('daily.show')}</Button>
        </Row>
      </form>
    </SheetPad>
  )
}
