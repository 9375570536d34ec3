import { accountName } from '#app/shell/account-name.ts'
import { FormField, FormFields, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textsAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, DateInput, FieldGrid, LinkButton, Row, Stack } from '#app/ui/index.ts'
import type { OpenClaim } from '#contract/buying/expense-steps.ts'
import type { ExpenseChoices } from '#contract/buying/expenses.ts'
import { payRunPath } from '../paths.ts'

type PayBackFormProps = {
  claims: readonly OpenClaim[]
  choices: ExpenseChoices
  refusal: Refusal | undefined
}

export function usePayBackLabels(): Record<string, string> {
  const t = useT('expenses')
  return {
    date: t('field.date'),
    account: t('reimburse.account'),
    expenseIds: t('claims.owed'),
  }
}

/** Approved claims by who is owed them, ticked to be paid back in one step. */
export function PayBackForm({ claims, choices, refusal }: PayBackFormProps) {
  const t = useT('expenses')
  const { language } = usePage()
  const { money } = useFormat()
  const { firm, canOpen } = useFirm()
  const runPath = payRunPath(firm.firmId)
  const people = Map.groupBy(claims, ({ madeBy }) => madeBy)
  const ticked = refusal && textsAt(refusal.values, 'expenseIds')
  const initial = { date: choices.today, account: choices.usualAccount }
  const options = choices.accounts.map((account) => ({
    value: account.code,
    label: accountName(account, language),
  }))
  return (
    <FormFields refusal={refusal} initial={initial} labels={usePayBackLabels()}>
      <form method="post" id="pay-back" noValidate>
        <IdempotencyField />
        <FormSection title={t('claims.owed')} words={t('claims.owedWords')}>
          {[...people.values()].map((own) => {
            const sum = own.reduce((total, { amountBase }) => total + amountBase, 0)
            const name = own[0]?.madeByName ?? ''
            return (
              <Stack key={own[0]?.madeBy} gap="s2">
                <b>{t('claims.owedTo', { name, amount: money(sum, firm.baseCurrency) })}</b>
                {own.map(({ id, number, payee, amount, currency }) => (
                  <Checkbox
                    key={id}
                    name="expenseIds"
                    value={id}
                    defaultChecked={ticked ? ticked.includes(id) : true}
                  >
                    {`${number} ${payee} · ${money(amount, currency)}`}
                  </Checkbox>
                ))}
              </Stack>
            )
          })}
          <FieldGrid>
            <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
            <SelectField name="account" options={options} />
          </FieldGrid>
          <Row>
            <Button kind="primary" icon="banknote" name="intent" value="payBack">
              {t('claims.payBack')}
            </Button>
            {canOpen(runPath) && (
              <LinkButton icon="landmark" href={runPath}>
                {t('claims.byRun')}
              </LinkButton>
            )}
          </Row>
        </FormSection>
      </form>
    </FormFields>
  )
}
