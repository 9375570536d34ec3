import {
  FormField,
  SelectField,
  TextField,
  useFormField,
  useFormList,
} from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Checkbox, FieldGrid, FieldGroup, MoneyInput } from '#app/ui/index.ts'
import { LandedBasis, type LandedChoices } from '#contract/stock/landed-costs.ts'
import type { CostChange } from '#contract/stock/stock.ts'
import { documentsPath } from '../paths.ts'
import { CostChanges } from './cost-changes.tsx'

type LandedFormProps = {
  choices: LandedChoices
  initial: TypedTree
  refusal: Refusal | undefined
  changes: readonly CostChange[]
}

const formId = 'landed-form'

/** Freight, customs or insurance that receipts of goods share. */
export function LandedForm({ choices, initial, refusal, changes }: LandedFormProps) {
  const t = useT('stock')
  const { firm } = useFirm()
  const { money, date } = useFormat()
  const currency = firm.baseCurrency
  const labels = {
    billId: t('landed.bill'),
    amount: t('landed.amount', { currency }),
    basis: t('landed.by'),
    receiptIds: t('landed.receipts'),
    note: t('field.note'),
  }
  const bills = choices.bills.map(({ id, number, partner, left, isCredit, ...bill }) => ({
    value: id,
    label: `${number} ${partner}, ${date(bill.date)}: ${money(isCredit ? 0 - left : left, currency)}`,
  }))
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initial}
      labels={labels}
      notices={<CostChanges changes={changes} words={t('landed.changes')} />}
      submit={t('landed.submit')}
      cancelHref={documentsPath(firm.firmId)}
    >
      <FormSection title={t('landed.title')} words={t('landed.words')}>
        <SelectField
          name="billId"
          options={[{ value: '', label: t('landed.noBill') }, ...bills]}
          hint={t('landed.billHint')}
        />
        <FieldGrid>
          <FormField name="amount">{(control) => <MoneyInput {...control} />}</FormField>
          <SelectField
            name="basis"
            options={LandedBasis.options.map((value) => ({
              value,
              label: t(`landed.basis.${value}`),
            }))}
          />
        </FieldGrid>
        <TextField name="note" maxLength={500} isOptional />
      </FormSection>
      <FormSection title={t('landed.receipts')} words={t('landed.receiptsWords')}>
        <Receipts receipts={choices.receipts} />
      </FormSection>
    </PageForm>
  )
}

function Receipts({ receipts }: Pick<LandedChoices, 'receipts'>) {
  const t = useT('stock')
  const { date } = useFormat()
  const { error } = useFormField('receiptIds')
  const chosen = useFormList('receiptIds')
  return (
    <FieldGroup id="receiptIds" label={t('landed.receipts')} error={error}>
      {receipts.length === 0 && <p>{t('landed.noReceipts')}</p>}
      {receipts.map(({ id, number, partner, items, ...receipt }) => (
        <Checkbox key={id} name="receiptIds" value={id} defaultChecked={chosen.includes(id)}>
          {[number, date(receipt.date), partner, items].filter(Boolean).join(' · ')}
        </Checkbox>
      ))}
    </FieldGroup>
  )
}
