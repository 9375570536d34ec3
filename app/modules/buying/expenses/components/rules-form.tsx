import { FormField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { priceText } from '#app/shell/register/price-text.ts'
import { Button, DateInput, FieldGrid, MoneyInput, SuffixInput, text } from '#app/ui/index.ts'
import type { ExpenseRules } from '#contract/buying/expense-rules.ts'
import { roles } from '#contract/core/roles.ts'

type RulesFormProps = { rules: ExpenseRules; refusal: Refusal | undefined }

/** Roles that may note what they paid. */
const claimants = roles.filter((role) => role !== 'owner' && role !== 'readOnly')

const formId = 'rules-form'

/** From when on a receipt is asked for, what a role may claim, and what is paid for driving. */
export function RulesForm({ rules, refusal }: RulesFormProps) {
  const t = useT('expenses')
  const { amountInput, numberInput } = useFormat()
  const { firm, can } = useFirm()
  const currency = firm.baseCurrency
  const { receiptFrom, maxAgeDays, limits, mileage, version } = rules
  const initial = {
    receiptFrom: receiptFrom === 0 ? '' : amountInput(receiptFrom, currency),
    maxAgeDays: String(maxAgeDays),
    limits: Object.fromEntries(
      limits.map(({ role, amount }) => [role, amountInput(amount, currency)]),
    ),
    mileage: mileage.map(({ from, rate }) => ({ from, rate: numberInput(rate) })),
  }
  const labels = useLabels(mileage.length + 1, rules.unit)
  return (
    <PageForm id={formId} refusal={refusal} initial={initial} labels={labels}>
      <input type="hidden" name="version" value={version} />
      <FormSection title={t('rules.receipts')} words={t('rules.receiptsWords')}>
        <FieldGrid>
          <FormField name="receiptFrom" isOptional hint={t('rules.receiptFromHint')}>
            {(control) => <MoneyInput {...control} />}
          </FormField>
          <FormField name="maxAgeDays">
            {(control) => <SuffixInput {...control} inputMode="numeric" suffix={t('rules.days')} />}
          </FormField>
        </FieldGrid>
      </FormSection>
      <FormSection title={t('rules.limits')} words={t('rules.limitsWords')}>
        <FieldGrid>
          {claimants.map((role) => (
            <FormField key={role} name={`limits.${role}`} isOptional>
              {(control) => <MoneyInput {...control} readOnly={!can('firm:edit')} />}
            </FormField>
          ))}
        </FieldGrid>
      </FormSection>
      <FormSection title={t('rules.mileage')} words={<CountryRates rules={rules} />}>
        {Array.from({ length: mileage.length + 1 }, (_, at) => (
          <FieldGrid key={`mileage ${String(at)}`}>
            <FormField name={`mileage.${at}.from`} isOptional>
              {(control) => <DateInput {...control} />}
            </FormField>
            <TextField name={`mileage.${at}.rate`} inputMode="decimal" isOptional />
          </FieldGrid>
        ))}
        <div>
          <Button kind="primary">{t('rules.save')}</Button>
        </div>
      </FormSection>
    </PageForm>
  )
}

function useLabels(rows: number, unit: ExpenseRules['unit']): Record<string, string> {
  const t = useT('expenses')
  const words = useT('firms')
  const currency = useFirm().firm.baseCurrency
  return {
    receiptFrom: t('rules.receiptFrom', { currency }),
    maxAgeDays: t('rules.maxAgeDays'),
    ...Object.fromEntries(claimants.map((role) => [`limits.${role}`, words(`role.${role}`)])),
    ...Object.fromEntries(
      Array.from({ length: rows }, (_, at) => [
        [`mileage.${at}.from`, t('rules.from')],
        [`mileage.${at}.rate`, t(`rules.rate.${unit}`, { currency })],
      ]).flat(),
    ),
  }
}

/** What the country takes, and where it says so. */
function CountryRates({ rules: { countryMileage, unit } }: { rules: ExpenseRules }) {
  const t = useT('expenses')
  const { date, number, locale } = useFormat()
  const currency = useFirm().firm.baseCurrency
  const price = (rate: string) => `${priceText(rate, { locale, currency })} ${currency}`
  if (countryMileage.length === 0) return t('rules.noCountryRate')
  return (
    <>
      {t('rules.mileageWords')}
      {countryMileage.map(({ from, rate, above, rateAbove, source }) => (
        <span key={from} className={text.tiny}>
          <br />
          {`${date(from, 'medium')}: ${price(rate)} / ${t(`unit.${unit}`)}`}
          {above !== null && `, > ${number(above)}: ${price(rateAbove)}`}
          {` · ${source}`}
        </span>
      ))}
    </>
  )
}
