import { accountName } from '#app/shell/account-name.ts'
import { usePage, useT } from '#app/shell/page-context.tsx'
import { DateInput, Field, Select } from '#app/ui/index.ts'
import type { PayAccount } from '#contract/people/payroll-runs.ts'

type PayFieldsProps = { accounts: readonly PayAccount[]; today: string }

/** When something was paid and from which account. */
export function PayFields({ accounts, today }: PayFieldsProps) {
  const t = useT('payroll')
  const { language } = usePage()
  return (
    <>
      <Field id="date" label={t('field.paidDate')}>
        {(wiring) => <DateInput {...wiring} name="date" defaultValue={today} required />}
      </Field>
      <Field id="account" label={t('field.account')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="account"
            options={accounts.map((account) => ({
              value: account.code,
              label: accountName(account, language),
            }))}
          />
        )}
      </Field>
    </>
  )
}
