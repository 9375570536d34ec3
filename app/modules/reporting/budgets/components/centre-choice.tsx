import { centreOptions } from '#app/modules/books/cost-centres/index.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Field, Select, SheetPad } from '#app/ui/index.ts'
import type { CostCentreChoice } from '#contract/books/cost-centres.ts'
import type { Budget } from '#contract/reporting/budgets.ts'
import { partOf } from '../part-of.ts'
import { budgetPath } from '../paths.ts'
import * as styles from './budget-table.css.ts'

type CentreChoiceProps = { budget: Budget; centres: readonly CostCentreChoice[] }

/** Whose plan is shown; nothing in a firm without cost centres. */
export function CentreChoice({ budget, centres }: CentreChoiceProps) {
  const t = useT('budgets')
  const closed = useT('cost-centres')('detail.archivedTag')
  const { firm } = useFirm()
  if (centres.length === 0) return null
  const options = [
    { value: '', label: t('centre.whole') },
    ...centreOptions({ centres, kept: centres.map(({ id }) => id), closed }),
    { value: 'none', label: t('centre.none') },
  ]
  return (
    <SheetPad>
      <form action={budgetPath(firm.firmId)} className={styles.inline}>
        <input type="hidden" name="end" value={budget.end} />
        <Field id="costCentre" label={t('field.costCentreId')}>
          {(wiring) => (
            <Select
              {...wiring}
              name="costCentre"
              defaultValue={partOf(budget) ?? ''}
              options={options}
            />
          )}
        </Field>
        <Button>{t('centre.show')}</Button>
      </form>
    </SheetPad>
  )
}
