import { useT } from '#app/shell/page-context.tsx'
import { Button, classes, DateInput, Field, SheetPad } from '#app/ui/index.ts'
import * as styles from './inline-form.css.ts'

/** Asks for another day. */
export function DayForm({ date }: { date: string }) {
  const t = useT('stock')
  return (
    <SheetPad>
      <form method="get" className={classes(styles.inline, styles.day)}>
        <Field id="date" label={t('item.onDay')}>
          {(wiring) => <DateInput {...wiring} name="date" defaultValue={date} />}
        </Field>
        <Button>{t('item.show')}</Button>
      </form>
    </SheetPad>
  )
}
