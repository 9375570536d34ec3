import { CentreSelect } from '#app/modules/books/cost-centres/index.ts'
import { useAccountName } from '#app/shell/account-name.ts'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { rowsAt, type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { MoneyInput, TextInput } from '#app/ui/index.ts'
import type { Account } from '#contract/books/accounts.ts'
import type { ExpenseChoices } from '#contract/buying/expenses.ts'
import type { BankAccount } from '#contract/money/bank.ts'
import { bankRulesPath } from '../paths.ts'
import { PartAccount } from './part-account.tsx'
import * as styles from './parts.css.ts'

type RuleFormProps = {
  initial: TypedTree
  own: readonly BankAccount[]
  accounts: readonly Account[]
  rates: ExpenseChoices['rates']
  centres: ExpenseChoices['costCentres']
  refusal: Refusal | undefined
}

const formId = 'rule-form'
const places = [0, 1, 2]

/** Which lines a rule is for, and where they go. */
export function RuleForm({ initial, own, accounts, rates, centres, refusal }: RuleFormProps) {
  const t = useT('bank')
  const { firm } = useFirm()
  const { language } = usePage()
  const nameOf = useAccountName()
  const labels = {
    ...Object.fromEntries(
      ['name', 'contains', 'direction', 'from', 'to', 'bankAccount', 'text'].map((field) => [
        field,
        t(`rule.${field}`),
      ]),
    ),
    ...Object.fromEntries(
      places.flatMap((at) => [
        [`parts.${at}.account`, t('book.account')],
        [`parts.${at}.taxCode`, t('book.tax')],
        [`parts.${at}.costCentreId`, t('book.costCentre')],
        [`parts.${at}.percent`, t('rule.percent')],
      ]),
    ),
  }
  const directions = ['any', 'in', 'out'].map((value) => ({
    value,
    label: t(`rule.directions.${value}`),
  }))
  const banks = [
    { value: '', label: t('rule.anyAccount') },
    ...own.map((account) => ({ value: account.code, label: nameOf(account) })),
  ]
  const options = accounts
    .filter(({ isActive }) => isActive)
    .map(({ code, name }) => ({ value: code, label: name[language] ?? '' }))
  const taxes = [
    { value: '', label: t('book.noTax') },
    ...rates.map(({ code, name }) => ({ value: code, label: name[language] || code })),
  ]
  const kept = rowsAt(initial, 'parts').map((row) => textAt(row, 'costCentreId'))
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={t('rule.save')}
      cancelHref={bankRulesPath(firm.firmId)}
    >
      {initial.version && <input type="hidden" name="version" value={String(initial.version)} />}
      <FormSection title={t('rule.which')} words={t('rule.whichWords')}>
        <TextField name="name" maxLength={120} />
        <TextField name="contains" maxLength={120} />
        <SelectField name="direction" options={directions} />
        <div className={styles.pair}>
          <FormField name="from" isOptional>
            {(control) => <MoneyInput {...control} />}
          </FormField>
          <FormField name="to" isOptional>
            {(control) => <MoneyInput {...control} />}
          </FormField>
        </div>
        <SelectField name="bankAccount" options={banks} />
      </FormSection>
      <FormSection title={t('rule.where')} words={t('rule.whereWords')}>
        {places.map((at) => (
          <div key={at} className={styles.part}>
            <PartAccount at={at} options={options} />
            <SelectField name={`parts.${at}.taxCode`} options={taxes} />
            <CentreSelect name={`parts.${at}.costCentreId`} centres={centres} kept={kept} />
            <FormField name={`parts.${at}.percent`}>
              {(control) => <TextInput {...control} inputMode="numeric" maxLength={3} />}
            </FormField>
          </div>
        ))}
        <TextField name="text" maxLength={200} isOptional />
      </FormSection>
    </PageForm>
  )
}
