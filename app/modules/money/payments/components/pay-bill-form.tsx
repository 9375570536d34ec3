import { AccountField, type moneyAccountsOf } from '#app/shell/form/account-field.tsx'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { usePaymentMethods } from '#app/shell/form/payment-methods.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import type { CustomFields } from '#app/shell/register/custom/custom-extra.ts'
import { DateInput, FieldGrid, MoneyInput } from '#app/ui/index.ts'
import { PaymentMethod } from '#contract/books/payment.ts'
import { CustomFormSection, customLabels } from './custom-form-section.tsx'

type PayBillFormProps = {
  initial: Record<string, string>
  refusal: Refusal | undefined
  accounts: ReturnType<typeof moneyAccountsOf>
  /** Of what is paid. */
  currency: string
  cancelHref: string
  custom: CustomFields | undefined
}

/** What was paid of a supplier's document, when and from where. */
export function PayBillForm({
  initial,
  refusal,
  accounts,
  currency,
  cancelHref,
  custom,
}: PayBillFormProps) {
  const t = useT('payments')
  const methods = usePaymentMethods()
  const { firm } = useFirm()
  const labels = Object.fromEntries(
    ['amount', 'discount', 'date', 'method', 'account', 'fee', 'reference', 'exchangeRate'].map(
      (name) => [name, t(`payBill.${name}`)],
    ),
  )
  return (
    <PageForm
      refusal={refusal}
      initial={initial}
      labels={{ ...labels, ...customLabels(custom) }}
      id="pay-bill-form"
      submit={t('payBill.submit')}
      cancelHref={cancelHref}
    >
      <FormSection title={t('payBill.what')} words={t('payBill.words')}>
        <FieldGrid>
          <FormField name="amount" hint={currency}>
            {(control) => <MoneyInput {...control} autoFocus={refusal === undefined} />}
          </FormField>
          <FormField name="discount" isOptional hint={t('payBill.discountHint')}>
            {(control) => <MoneyInput {...control} />}
          </FormField>
        </FieldGrid>
        <FieldGrid>
          <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
          <SelectField
            name="method"
            options={PaymentMethod.options.map((value) => ({
              value,
              label: methods[value],
            }))}
          />
        </FieldGrid>
        <AccountField accounts={accounts} />
        <FormField name="fee" isOptional hint={t('payBill.feeHint')}>
          {(control) => <MoneyInput {...control} />}
        </FormField>
        {currency !== firm.baseCurrency && (
          <FormField name="exchangeRate" isOptional hint={t('payBill.rateHint')}>
            {(control) => <MoneyInput {...control} />}
          </FormField>
        )}
        <TextField name="reference" isOptional maxLength={120} />
      </FormSection>
      <CustomFormSection texts="payments" custom={custom} />
    </PageForm>
  )
}
