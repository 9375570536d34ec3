import { FormField, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
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
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={t('netting.ask')}
      cancelHref={cancelHref}
    >
      <FormSection title={t('netting.what')} words={t('netting.words')}>
        <SelectField name="receivableItemId" options={receivables.map(optionOf)} />
        <SelectField name="payableItemId" options={payables.map(optionOf)} />
        <FormField name="amount" hint={t('netting.amountHint')}>
          {(control) => <MoneyInput {...control} />}
        </FormField>
      </FormSection>
    </PageForm>
  )
}
