import { useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, Field } from '#app/ui/index.ts'
import * as styles from './statement.css.ts'

type StatementDatesProps = {
  path: string
  days: { from: string; to: string }
  /** What the address keeps of the present view. */
  kept?: Record<string, string>
}

/** Which days the statement is of; what was open is listed as of the last. */
export function StatementDates({ path, days, kept = {} }: StatementDatesProps) {
  const t = useT('statements')
  return (
    <form action={path} className={styles.dates}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field id="from" label={t('from')}>
        {(wiring) => <DateInput {...wiring} name="from" defaultValue={days.from} />}
      </Field>
      <Field id="to" label={t('to')}>
        {(wiring) => <DateInput {...wiring} name="to" defaultValue={days.to} />}
      </Field>
      <Button>{t('show')}</Button>
    </form>
  )
}
