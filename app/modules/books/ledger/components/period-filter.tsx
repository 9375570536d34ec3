import { useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, SheetPad } from '#app/ui/index.ts'
import * as styles from './period-filter.css.ts'

type PeriodProps = { from: string | undefined; to: string | undefined }

/** The days between which something lies. */
export function PeriodFields({ from, to }: PeriodProps) {
  const t = useT('ledger')
  return (
    <>
      <label className={styles.date} htmlFor="from">
        {t('period.from')}
        <DateInput id="from" name="from" defaultValue={from} />
      </label>
      <label className={styles.date} htmlFor="to">
        {t('period.to')}
        <DateInput id="to" name="to" defaultValue={to} />
      </label>
    </>
  )
}

/** The period of a page without a search. */
export function PeriodFilter({ path, ...period }: PeriodProps & { path: string }) {
  const t = useT('ledger')
  return (
    <SheetPad>
      <search>
        <form action={path} className={styles.period}>
          <PeriodFields {...period} />
          <Button>{t('period.show')}</Button>
        </form>
      </search>
    </SheetPad>
  )
}
