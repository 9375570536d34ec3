import { partyPath } from '#app/modules/firm/parties/index.ts'
import type { MoneyAccount } from '#app/shell/form/account-field.tsx'
import { FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import type { CustomFields } from '#app/shell/register/custom/custom-extra.ts'
import { Button } from '#app/ui/index.ts'
import type { ExchangeRate } from '#contract/books/rates.ts'
import type { Party } from '#contract/firm/parties.ts'
import { AllocationTable } from './allocation-table.tsx'
import { CustomFormSection, customLabels } from './custom-form-section.tsx'
import type { OpenInvoice } from './paid-invoices.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { usePaymentLabels } from './payment-labels.ts'
import { PaymentRest } from './payment-rest.tsx'

type PaymentFormProps = {
  customer: Party
  open: readonly OpenInvoice[]
  initial: TypedTree
  /** The exchange rate that the form begins with. */
  rate: ExchangeRate | null
  refusal: Refusal | undefined
  accounts: readonly MoneyAccount[]
  custom: CustomFields | undefined
}

const formId = 'payment-form'

/** The form of a payment: what came in, and which open invoices it pays. */
export function PaymentForm(props: PaymentFormProps) {
  const { customer, open, initial, rate, refusal, accounts, custom } = props
  const t = useT('payments')
  const { firm } = useFirm()
  const values = refusal?.values ?? initial
  const currency = textAt(values, 'currency')
  const labels = { ...usePaymentLabels(currency, open), ...customLabels(custom) }
  const invoices = open.filter((invoice) => invoice.currency === currency)
  const others = open.filter((invoice) => invoice.currency !== currency)
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        {/* The first button of a form is the one that the Enter key presses. */}
        <button type="submit" hidden tabIndex={-1}>
          {t('new.submit')}
        </button>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <IdempotencyField />
        <input type="hidden" name="customerId" value={customer.id} />
        <PaymentFields
          currency={currency}
          currencies={open.map((invoice) => invoice.currency)}
          rate={rate?.currency === currency && !refusal ? rate : null}
          accounts={accounts}
        />
        <FormSection
          title={t('new.invoices')}
          words={invoices.length > 0 ? t('new.invoicesWords') : t('new.noInvoices', { currency })}
        >
          {invoices.length > 0 && <SpreadButton />}
          {invoices.length > 0 && (
            <AllocationTable invoices={invoices} currency={currency} title={t('new.invoices')} />
          )}
        </FormSection>
        {others.length > 0 && (
          <FormSection title={t('new.othersTitle')} words={t('new.othersWords')}>
            <AllocationTable currency={currency} invoices={others} title={t('new.othersTitle')} />
          </FormSection>
        )}
        <CustomFormSection texts="payments" custom={custom} />
        <FormSection title={t('new.rest')}>
          <PaymentRest
            values={values}
            currency={currency}
            invoices={open}
            customerName={customer.name}
          />
        </FormSection>
        <FormFoot cancelHref={partyPath(firm.firmId, customer.id)} submit={t('new.submit')} />
      </form>
    </FormFields>
  )
}

function SpreadButton() {
  const t = useT('payments')
  return (
    <div>
      <Button size="s" icon="split" name="intent" value="spread">
        {t('new.spread')}
      </Button>
    </div>
  )
}
