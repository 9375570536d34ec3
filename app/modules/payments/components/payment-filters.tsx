import { listHref } from '#app/shell/list/list-query.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { DateInput, LinkButton, SheetPad } from '#app/ui/index.ts'
import { paymentsPath } from '../paths.ts'
import * as styles from './payment-filters.css.ts'

type DateFiltersProps = { from: string | undefined; to: string | undefined }

/** The days between which payments came in. */
export function DateFilters({ from, to }: DateFiltersProps) {
  const t = useT('payments')
  return (
    <div className={styles.dates}>
      <label className={styles.date} htmlFor="from">
        {t('list.from')}
        <DateInput id="from" name="from" defaultValue={from} />
      </label>
      <label className={styles.date} htmlFor="to">
        {t('list.to')}
        <DateInput id="to" name="to" defaultValue={to} />
      </label>
    </div>
  )
}

type CustomerFilterProps = {
  name: string
  /** The present query, without its pages. */
  query: Record<string, string | number | undefined>
}

/** Whose payments alone are shown, and the way to all. */
export function CustomerFilter({ name, query }: CustomerFilterProps) {
  const t = useT('payments')
  const { firm } = useFirm()
  const href = listHref(paymentsPath(firm.firmId), { ...query, customer: undefined })
  return (
    <SheetPad className={styles.chosen}>
      <LinkButton size="s" icon="x" href={href}>
        {t('list.onlyOf', { name })}
      </LinkButton>
    </SheetPad>
  )
}
