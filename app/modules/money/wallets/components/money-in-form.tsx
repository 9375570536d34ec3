import { AccountField, type MoneyAccount } from '#app/shell/form/account-field.tsx'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { usePaymentMethods } from '#app/shell/form/payment-methods.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { DateInput, FieldGrid, MoneyInput } from '#app/ui/index.ts'
import { PaymentMethod } from '#contract/books/payment.ts'
import { walletsPath } from '../paths.ts'

type MoneyInFormProps = {
  customerId: string
  accounts: readonly MoneyAccount[]
  initial: TypedTree
  refusal: Refusal | undefined
  /** Whether it is a gift card that is paid for. */
  isCard?: boolean
}

const formId = 'money-in-form'

/** What a customer pays in ahead, and how it came. */
export function MoneyInForm(props: MoneyInFormProps) {
  const { customerId, accounts, initial, refusal, isCard = false } = props
  const t = useT('wallets')
  const methods = usePaymentMethods()
  const { firm } = useFirm()
  const labels = Object.fromEntries(
    [
      ...['amount', 'currency', 'date', 'method', 'account', 'fee', 'reference'],
      ...['expiresOn', 'exchangeRate'],
    ].map((name) => [name, t(`field.${name}`)]),
  )
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={t(isCard ? 'card.submit' : 'topUp.submit')}
      cancelHref={walletsPath(firm.firmId)}
    >
      <input type="hidden" name="customerId" value={customerId} />
      <FormSection
        title={t(isCard ? 'card.money' : 'topUp.money')}
        words={t(isCard ? 'card.words' : 'topUp.words')}
      >
        <FieldGrid>
          <FormField name="amount">{(control) => <MoneyInput {...control} />}</FormField>
          <TextField name="currency" maxLength={3} />
        </FieldGrid>
        <FieldGrid>
          <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
          <SelectField
            name="method"
            options={PaymentMethod.options.map((value) => ({ value, label: methods[value] }))}
          />
        </FieldGrid>
        <AccountField accounts={accounts} />
        <FieldGrid>
          <FormField name="fee" isOptional>
            {(control) => <MoneyInput {...control} />}
          </FormField>
          <TextField
            name="exchangeRate"
            isOptional
            inputMode="decimal"
            hint={t('topUp.rateHint', { currency: firm.baseCurrency })}
          />
        </FieldGrid>
        <TextField name="reference" maxLength={120} isOptional />
        {isCard && (
          <FormField name="expiresOn" isOptional hint={t('card.expiresHint')}>
            {(control) => <DateInput {...control} />}
          </FormField>
        )}
      </FormSection>
    </PageForm>
  )
}
