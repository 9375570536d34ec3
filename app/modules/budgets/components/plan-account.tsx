import { accountName } from '#app/shell/account-name.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { Button, Field, Rules, RulesCell, Select } from '#app/ui/index.ts'
import type { Account } from '#contract/accounts.ts'
import { budgetLinePath } from '../paths.ts'
import * as styles from './budget-table.css.ts'

/** Chooses an account to plan; a plain form that leads to its page. */
export function PlanAccount({ end, accounts }: { end: string; accounts: readonly Account[] }) {
  const t = useT('budgets')
  const { firm } = useFirm()
  const { language } = usePage()
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
          <Button>{t('plan.open')}</Button>
        </form>
      </RulesCell>
    </Rules>
  )
}
