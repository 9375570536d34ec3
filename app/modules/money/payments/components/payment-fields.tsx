import { AccountField, type MoneyAccount } from '#app/shell/form/account-field.tsx'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { usePaymentMethods } from '#app/shell/form/payment-methods.ts'
import { CurrencyField } from '#app/shell/form/place-fields.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, FieldGrid, MoneyInput } from '#app/ui/index.ts'
import { PaymentMethod } from '#contract/books/payment.ts'
import type { ExchangeRate } from '#contract/books/rates.ts'
import { cashStep } from '#contract/core/cash.ts'

type PaymentFieldsProps = {
  /** Of the payment, as chosen by now. */
  currency: string
  /** Those the customer's invoices are in. */
  currencies: string[]
  /** Where the exchange rate in the form comes from, while nobody changed it. */
  rate: ExchangeRate | null
  accounts: readonly MoneyAccount[]
}

/** How much came in, when and how. Stands in `FormFields`. */
export function PaymentFields({ currency, currencies, rate, accounts }: PaymentFieldsProps) {
  const t = useT('payments')
  const { firm } = useFirm()
  const { money } = useFormat()
  const methods = usePaymentMethods()
  const step = cashStep(currency)
  return (
    <FormSection title={t('new.money')} words={t('new.moneyWords')}>
      <FieldGrid>
        <FormField name="amount">{(control) => <MoneyInput {...control} />}</FormField>
        <CurrencyField name="currency" first={[firm.baseCurrency, ...currencies]} />
      </FieldGrid>
      <div>
        <Button size="s" name="intent" value="currency">
          {t('new.changeCurrency')}
        </Button>
      </div>
      {currency !== firm.baseCurrency && <RateField currency={currency} rate={rate} />}
      <FieldGrid>
        <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
        <SelectField
          name="method"
          options={PaymentMethod.options.map((value) => ({ value, label: methods[value] }))}
          hint={step > 1 ? t('new.cashHint', { step: money(step, currency) }) : undefined}
        />
      </FieldGrid>
      <AccountField accounts={accounts} />
      <FieldGrid>
        <TextField name="reference" maxLength={120} isOptional hint={t('new.referenceHint')} />
        <FormField name="fee" isOptional hint={t('new.feeHint')}>
          {(control) => <MoneyInput {...control} />}
        </FormField>
      </FieldGrid>
    </FormSection>
  )
}

function RateField({ currency, rate }: Pick<PaymentFieldsProps, 'currency' | 'rate'>) {
  const t = useT('payments')
  const format = useFormat()
  const { firm } = useFirm()
  const words = t('new.rateHint', { from: currency, to: firm.baseCurrency })
  const source = rate?.source === 'ecb' ? 'new.rateEcb' : 'new.rateTyped'
  const hint = rate ? `${words}. ${t(source, { date: format.date(rate.date) })}` : words
  return (
    <FieldGrid>
      <FormField name="exchangeRate" hint={hint}>
        {(control) => <MoneyInput {...control} />}
      </FormField>
    </FieldGrid>
  )
}
