import { AccountField, type MoneyAccount } from '#app/shell/form/account-field.tsx'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { usePaymentMethods } from '#app/shell/form/payment-methods.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import type { CustomFields } from '#app/shell/register/custom/custom-extra.ts'
import { DateInput, FieldGrid, MoneyInput } from '#app/ui/index.ts'
import { PaymentMethod } from '#contract/books/payment.ts'
import { CustomFormSection, customLabels } from './custom-form-section.tsx'
import { usualLabels } from './payment-labels.ts'

type RefundFormProps = {
  initial: TypedTree
  refusal: Refusal | undefined
  currency: string
  cancelHref: string
  custom: CustomFields | undefined
  accounts: readonly MoneyAccount[]
  /** Whose texts say what it means: a customer's credit paid back, or a supplier's to us. */
  of?: 'refund' | 'billRefund'
}

/** What is paid back, when and how. */
export function RefundForm(props: RefundFormProps) {
  const { initial, refusal, currency, cancelHref, accounts, custom, of = 'refund' } = props
  const t = useT('payments')
  const { firm } = useFirm()
  const methods = usePaymentMethods()
  const isForeign = currency !== firm.baseCurrency
  const labels = {
    amount: t('refund.amount', { currency }),
    ...usualLabels(t, { from: currency, to: firm.baseCurrency }),
  }
  return (
    <PageForm
      refusal={refusal}
      initial={initial}
      labels={{ ...labels, ...customLabels(custom) }}
      id="refund-form"
      submit={t(`${of}.submit`)}
      cancelHref={cancelHref}
    >
      <input type="hidden" name="currency" value={currency} />
      <FormSection title={t(`${of}.money`)} words={t(`${of}.words`)}>
        <FieldGrid>
          <FormField name="amount">{(control) => <MoneyInput {...control} />}</FormField>
          <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
        </FieldGrid>
        {isForeign && (
          <FormField
            name="exchangeRate"
            hint={t('new.rateHint', { from: currency, to: firm.baseCurrency })}
          >
            {(control) => <MoneyInput {...control} />}
          </FormField>
        )}
        <FieldGrid>
          <SelectField
            name="method"
            options={PaymentMethod.options.map((value) => ({ value, label: methods[value] }))}
          />
          <FormField name="fee" isOptional hint={t(`${of}.feeHint`)}>
            {(control) => <MoneyInput {...control} />}
          </FormField>
        </FieldGrid>
        <AccountField accounts={accounts} />
        <TextField name="reference" maxLength={120} isOptional hint={t('new.referenceHint')} />
      </FormSection>
      <CustomFormSection texts="payments" custom={custom} />
    </PageForm>
  )
}
