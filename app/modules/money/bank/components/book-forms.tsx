import { CentreSelect } from '#app/modules/books/cost-centres/index.ts'
import { categoriesOf } from '#app/modules/buying/expenses/index.ts'
import { useAccountName } from '#app/shell/account-name.ts'
import { FormField, FormFields, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { Button, MoneyInput, Row } from '#app/ui/index.ts'
import type { Account } from '#contract/books/accounts.ts'
import type { ExpenseChoices } from '#contract/buying/expenses.ts'
import type { BankAccount } from '#contract/money/bank.ts'
import type { BankLineDetail } from '#contract/money/bank-matching.ts'
import { PartAccount } from './part-account.tsx'
import * as styles from './parts.css.ts'

type BookFormsProps = {
  line: BankLineDetail
  own: readonly BankAccount[]
  accounts: readonly Account[]
  expenses: ExpenseChoices
  /** Customers of a line that came in, else suppliers. */
  parties: readonly { id: string; name: string }[]
  refusal: Refusal | undefined
}

/** A line that is not in the books yet: an expense, a transfer, or any accounts, in one step. */
export function BookForms(props: BookFormsProps) {
  const { can } = useFirm()
  return (
    <>
      {props.line.amount < 0 && can('expense:post') && <ExpenseForm {...props} />}
      {can('payment:edit') && props.parties.length > 0 && <AdvanceForm {...props} />}
      {can('ledger:edit') && <AccountsForm {...props} />}
      {can('ledger:edit') && <TransferForm {...props} />}
    </>
  )
}

function useRates({ rates }: ExpenseChoices) {
  const { language } = usePage()
  return rates.map(({ code, name }) => ({ value: code, label: name[language] || code }))
}

function ExpenseForm({ line, expenses, refusal }: BookFormsProps) {
  const t = useT('bank')
  const words = useT('expenses')
  const rates = [{ value: '', label: words('form.usualTax') }, ...useRates(expenses)]
  const labels = {
    payee: words('field.payee'),
    category: words('field.category'),
    taxCode: words('field.taxCode'),
    note: words('field.note'),
  }
  const initial = {
    payee: (line.name || line.text).slice(0, 120),
    category: 'other',
    taxCode: '',
    note: line.name ? line.text : '',
  }
  const categories = categoriesOf({ t: words, extra: expenses })
  return (
    <FormFields refusal={refusalOf(refusal, 'payee')} initial={initial} labels={labels}>
      <form method="post" noValidate>
        <IdempotencyField />
        <FormSection title={t('book.expense')} words={t('book.expenseWords')}>
          <TextField name="payee" maxLength={120} />
          <SelectField name="category" options={categories} />
          <SelectField name="taxCode" options={rates} />
          <TextField name="note" maxLength={500} isOptional />
          <Row>
            <Button name="intent" value="expense" icon="receipt">
              {t('book.noteExpense')}
            </Button>
          </Row>
        </FormSection>
      </form>
    </FormFields>
  )
}

function AccountsForm({ line, accounts, expenses, refusal }: BookFormsProps) {
  const t = useT('bank')
  const { language } = usePage()
  const { amountInput } = useFormat()
  const rates = [{ value: '', label: t('book.noTax') }, ...useRates(expenses)]
  const options = accounts
    .filter(({ isActive, code }) => isActive && code !== line.account)
    .map(({ code, name }) => ({ value: code, label: name[language] ?? '' }))
  const amount = amountInput(Math.abs(line.amount), line.currency)
  const places = [0, 1, 2]
  const labels = Object.fromEntries(
    places.flatMap((at) => [
      [`parts.${at}.account`, t('book.account')],
      [`parts.${at}.taxCode`, t('book.tax')],
      [`parts.${at}.costCentreId`, t('book.costCentre')],
      [`parts.${at}.amount`, t('line.amount')],
      [`parts.${at}.text`, t('line.text')],
    ]),
  )
  const initial = { parts: [{ amount }] }
  return (
    <FormFields refusal={refusalOf(refusal, 'parts')} initial={initial} labels={labels}>
      <form method="post" noValidate>
        <IdempotencyField />
        <FormSection title={t('book.accounts')} words={t('book.accountsWords')}>
          {places.map((at) => (
            <div key={at} className={styles.part}>
              <PartAccount at={at} options={options} />
              <SelectField name={`parts.${at}.taxCode`} options={rates} />
              <CentreSelect name={`parts.${at}.costCentreId`} centres={expenses.costCentres} />
              <FormField name={`parts.${at}.amount`}>
                {(control) => <MoneyInput {...control} />}
              </FormField>
            </div>
          ))}
          <TextField name="parts.0.text" maxLength={200} isOptional />
          <Row>
            <Button name="intent" value="account" icon="check">
              {t('book.post')}
            </Button>
          </Row>
        </FormSection>
      </form>
    </FormFields>
  )
}

/** Money before there is a document: it stands to the customer's credit, or is paid ahead. */
function AdvanceForm({ line, parties, refusal }: BookFormsProps) {
  const t = useT('bank')
  const isIn = line.amount > 0
  const options = parties.map(({ id, name }) => ({ value: id, label: name }))
  const named = parties.find(({ name }) => name.toLowerCase() === line.name.toLowerCase())
  const labels = { partyId: t(isIn ? 'book.customer' : 'book.supplier') }
  const initial = { partyId: named?.id ?? '' }
  return (
    <FormFields refusal={refusalOf(refusal, 'partyId')} initial={initial} labels={labels}>
      <form method="post" noValidate>
        <IdempotencyField />
        <FormSection
          title={t(isIn ? 'book.advanceIn' : 'book.advanceOut')}
          words={t(isIn ? 'book.advanceInWords' : 'book.advanceOutWords')}
        >
          <SelectField
            name="partyId"
            options={[{ value: '', label: t('book.choose') }, ...options]}
          />
          <Row>
            <Button name="intent" value="advance" icon="check">
              {t('book.postAdvance')}
            </Button>
          </Row>
        </FormSection>
      </form>
    </FormFields>
  )
}

function TransferForm({ line, own, refusal }: BookFormsProps) {
  const t = useT('bank')
  const nameOf = useAccountName()
  const options = own
    .filter(({ code }) => code !== line.account)
    .map((account) => ({ value: account.code, label: nameOf(account) }))
  if (options.length === 0) return null
  const labels = { account: t(line.amount < 0 ? 'book.toAccount' : 'book.fromAccount') }
  return (
    <FormFields refusal={refusalOf(refusal, 'account')} initial={{}} labels={labels}>
      <form method="post" noValidate>
        <IdempotencyField />
        <FormSection title={t('book.transfer')} words={t('book.transferWords')}>
          <SelectField name="account" options={options} />
          <Row>
            <Button name="intent" value="transfer" icon="arrow-left-right">
              {t('book.postTransfer')}
            </Button>
          </Row>
        </FormSection>
      </form>
    </FormFields>
  )
}

/** A refusal belongs to the form that has its fields. */
function refusalOf(refusal: Refusal | undefined, field: string): Refusal | undefined {
  return refusal && field in refusal.values ? refusal : undefined
}
