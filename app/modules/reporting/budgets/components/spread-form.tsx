import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Field, MoneyInput, SheetPad } from '#app/ui/index.ts'
import { budgetLinePath } from '../paths.ts'
import * as styles from './budget-table.css.ts'

/** Fills the months of the form below with a twelfth of a year's amount; saves nothing. */
export function SpreadForm(props: {
  end: string
  account: string
  costCentre: string
  year: string
}) {
  const t = useT('budgets')
  const { firm } = useFirm()
  const { end, account, costCentre, year } = props
  const [path] = budgetLinePath(firm.firmId, { end }).split('?')
  return (
    <SheetPad>
      <form action={path} className={styles.inline}>
        <input type="hidden" name="end" value={end} />
        <input type="hidden" name="account" value={account} />
        <input type="hidden" name="costCentre" value={costCentre} />
        <Field id="year" label={t('line.year', { currency: firm.baseCurrency })}>
          {(wiring) => <MoneyInput {...wiring} name="year" maxLength={30} defaultValue={year} />}
        </Field>
        <Button>{t('line.spread')}</Button>
      </form>
    </SheetPad>
  )
}
