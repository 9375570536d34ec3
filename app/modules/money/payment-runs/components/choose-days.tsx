import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, Field, FieldGrid, SheetPad } from '#app/ui/index.ts'
import { newPaymentRunPath } from '../paths.ts'
import * as styles from './choose-days.css.ts'

/** Until when something must be due to be offered, and when it would be paid; saves nothing. */
export function ChooseDays({ until, executionDate }: { until: string; executionDate: string }) {
  const t = useT('payment-runs')
  const { firm } = useFirm()
  return (
    <SheetPad>
      <form method="get" action={newPaymentRunPath(firm.firmId)} className={styles.days}>
        <FieldGrid>
          <Field id="until" label={t('new.until')}>
            {(wiring) => <DateInput {...wiring} name="until" defaultValue={until} />}
          </Field>
          <Field id="day" label={t('field.executionDate')} hint={t('new.dayHint')}>
            {(wiring) => (
              <DateInput {...wiring} name="executionDate" defaultValue={executionDate} />
            )}
          </Field>
        </FieldGrid>
        <p>
          <Button icon="search">{t('new.show')}</Button>
        </p>
      </form>
    </SheetPad>
  )
}
