import { useAccountName } from '#app/shell/account-name.ts'
import { FormFields, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Row } from '#app/ui/index.ts'
import type { BankAccount, BankImportTrial } from '#contract/money/bank.ts'

type FileAccountsFormProps = {
  fileAccounts: BankImportTrial['fileAccounts']
  accounts: readonly BankAccount[]
  refusal: Refusal | undefined
}

/** Says where the lines of each account of a file go: to an account of the firm, or nowhere. */
export function FileAccountsForm({ fileAccounts, accounts, refusal }: FileAccountsFormProps) {
  const t = useT('bank')
  const nameOf = useAccountName()
  const options = [
    { value: '?', label: t('fileAccounts.open') },
    { value: '', label: t('fileAccounts.none') },
    ...accounts.map((account) => ({
      value: account.code,
      label: [nameOf(account), account.iban].filter(Boolean).join(' · '),
    })),
  ]
  const initial = { accounts: fileAccounts.map(({ code }) => ({ code: code ?? '?' })) }
  const labels = Object.fromEntries(
    fileAccounts.map(({ fileAccount, lineCount }, at) => [
      `accounts.${at}.code`,
      t('fileAccounts.of', { account: fileAccount, count: lineCount }),
    ]),
  )
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post">
        <FormSection title={t('fileAccounts.title')} words={t('fileAccounts.words')}>
          {fileAccounts.map(({ fileAccount }, at) => (
            <div key={fileAccount}>
              <input type="hidden" name={`accounts.${at}.fileAccount`} value={fileAccount} />
              <SelectField name={`accounts.${at}.code`} options={options} />
            </div>
          ))}
          <Row>
            <Button name="intent" value="accounts" icon="check">
              {t('fileAccounts.save')}
            </Button>
          </Row>
        </FormSection>
      </form>
    </FormFields>
  )
}
