import { FormField, FormFields, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { MoneyInput } from '#app/ui/index.ts'
import type { OpenItem } from '#contract/books/settlement.ts'

type NettingFormProps = {
  receivables: readonly OpenItem[]
  payables: readonly OpenItem[]
  initial: TypedTree
  refusal: Refusal | undefined
  cancelHref: string
}

const formId = 'netting-form'

/** Which two items are set against each other, and by how much. */
export function NettingForm(props: NettingFormProps) {
  const { receivables, payables, initial, refusal, cancelHref } = props
  const t = useT('settlement')
  const { money, date } = useFormat()
  const labels = {
    receivableItemId: t('netting.receivable'),
    payableItemId: t('netting.payable'),
    amount: t('netting.amount'),
  }
  const optionOf = ({ id, documentNumber, balance, currency, dueDate }: OpenItem) => ({
    value: id,
    label: t('netting.item', {
      number: documentNumber,
      amount: money(balance, currency),
      date: date(dueDate, 'medium'),
    }),
  })
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <FormSection title={t('netting.what')} words={t('netting.words')}>
          <SelectField name="receivableItemId" options={receivables.map(optionOf)} />
          <SelectField name="payableItemId" options={payables.map(optionOf)} />
          <FormField name="amount" hint={t('netting.amountHint')}>
            {(control) => <MoneyInput {...control} />}
          </FormField>
        </FormSection>
        <FormFoot cancelHref={cancelHref} submit={t('netting.ask')} />
      </form>
    </FormFields>
  )
}
