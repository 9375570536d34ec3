import { centreOptions } from '#app/modules/books/cost-centres/index.ts'
import { accountName } from '#app/shell/account-name.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { Button, Field, Rules, RulesCell, Select } from '#app/ui/index.ts'
import type { Account } from '#contract/books/accounts.ts'
import type { CostCentreChoice } from '#contract/books/cost-centres.ts'
import type { Budget } from '#contract/reporting/budgets.ts'
import { partOf } from '../part-of.ts'
import { budgetLinePath } from '../paths.ts'
import * as styles from './budget-table.css.ts'

type PlanAccountProps = {
  budget: Budget
  accounts: readonly Account[]
  centres: readonly CostCentreChoice[]
}

/** Chooses an account to plan, and for whom; a plain form that leads to its page. */
export function PlanAccount({ budget, accounts, centres }: PlanAccountProps) {
  const t = useT('budgets')
  const closed = useT('cost-centres')('detail.archivedTag')
  const { firm } = useFirm()
  const { language } = usePage()
  const { end } = budget
  const open = centres.filter(({ isArchived }) => !isArchived)
  const [path] = budgetLinePath(firm.firmId, { end }).split('?')
  const options = accounts.map((account) => ({
    value: account.code,
    label: accountName(account, language),
  }))
  return (
    <Rules>
      <RulesCell title={t('plan.title')}>
        <form action={path} className={styles.inline}>
          <input type="hidden" name="end" value={end} />
          <Field id="account" label={t('field.account')}>
            {(wiring) => <Select {...wiring} name="account" options={options} />}
          </Field>
          {open.length > 0 && (
            <Field id="planCentre" label={t('field.costCentreId')}>
              {(wiring) => (
                <Select
                  {...wiring}
                  name="costCentre"
                  defaultValue={partOf(budget) ?? 'none'}
                  options={[
                    { value: 'none', label: t('centre.none') },
                    ...centreOptions({ centres, closed }),
                  ]}
                />
              )}
            </Field>
          )}
          <Button>{t('plan.open')}</Button>
        </form>
      </RulesCell>
    </Rules>
  )
}
