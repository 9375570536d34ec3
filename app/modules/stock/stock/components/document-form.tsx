import { FormField, FormFields, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { rowsFor } from '#app/shell/form/typed-rows.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Checkbox, DateInput, FieldGrid, Segmented } from '#app/ui/index.ts'
import { AdjustmentReason, type CostChange, StockDocumentInput } from '#contract/stock/stock.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { newDocumentPath, stockPath } from '../paths.ts'
import { CostChanges } from './cost-changes.tsx'
import { type ItemHint, LineFields, useLineLabels } from './line-fields.tsx'

/** The kinds of documents that a person writes. */
const newKinds = StockDocumentInput.shape.kind.options
type NewKind = (typeof newKinds)[number]

type DocumentFormProps = {
  kind: NewKind
  initial: TypedTree
  refusal: Refusal | undefined
  changes: readonly CostChange[]
  warehouses: readonly Warehouse[]
  items: readonly ItemHint[]
}

const formId = 'stock-form'

/** Batches and serial numbers are asked for where an item has them; a date for what comes in. */
function askedOf(kind: NewKind, items: readonly ItemHint[]) {
  if (items.every(({ tracking }) => tracking === 'none')) return 'nothing' as const
  return kind === 'receipt' || kind === 'adjustment'
    ? ('codesAndDate' as const)
    : ('codes' as const)
}

/** What is received, delivered, transferred or adjusted. */
export function DocumentForm(props: DocumentFormProps) {
  const { kind, initial, refusal, changes, warehouses, items } = props
  const t = useT('stock')
  const { firm, can } = useFirm()
  const values = refusal?.values ?? initial
  const rows = rowsFor(values)
  const labels = {
    date: t('field.date'),
    note: t('field.note'),
    partner: t(`form.partner.${kind}`),
    warehouseId: t(kind === 'transfer' ? 'field.fromWarehouse' : 'field.warehouse'),
    toWarehouseId: t('field.toWarehouse'),
    reason: t('field.reason'),
    ...useLineLabels(rows),
  }
  const places = warehouses
    .filter(({ isArchived }) => !isArchived)
    .map(({ id, name }) => ({ value: id, label: name }))
  const isMade = kind === 'assembly' || kind === 'disassembly'
  const hasCost = kind === 'receipt' || (kind === 'adjustment' && can('stock:cost'))
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        {/* The first button of a form is the one that the Enter key presses. */}
        <button type="submit" hidden tabIndex={-1}>
          {t(`form.submit.${kind}`)}
        </button>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          <CostChanges changes={changes} />
        </FormNotices>
        <IdempotencyField />
        <input type="hidden" name="kind" value={kind} />
        <FormSection title={t('form.what')} words={t(`form.words.${kind}`)}>
          <Segmented
            label={t('field.kind')}
            choices={newKinds
              .filter((one) => one !== 'adjustment' || can('stock:adjust'))
              .map((one) => ({
                href: newDocumentPath(firm.firmId, one),
                label: t(`form.title.${one}`),
                isCurrent: one === kind,
              }))}
          />
          <FieldGrid>
            <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
            <SelectField name="warehouseId" options={places} />
          </FieldGrid>
          {kind === 'transfer' && (
            <>
              <SelectField name="toWarehouseId" options={places} />
              <Checkbox
                name="isOnItsWay"
                value="1"
                defaultChecked={textAt(values, 'isOnItsWay') === '1'}
              >
                {t('form.isOnItsWay')}
              </Checkbox>
            </>
          )}
          {kind === 'adjustment' && (
            <SelectField
              name="reason"
              options={AdjustmentReason.options.map((value) => ({
                value,
                label: t(`reason.${value}`),
              }))}
            />
          )}
          {(kind === 'receipt' || kind === 'delivery') && (
            <TextField name="partner" maxLength={120} isOptional />
          )}
          <TextField name="note" maxLength={500} isOptional />
        </FormSection>
        <LineFields
          rows={rows}
          items={items.filter(({ isKit }) => isKit || !isMade)}
          hasCost={hasCost}
          asks={isMade ? 'nothing' : askedOf(kind, items)}
        />
        <FormFoot cancelHref={stockPath(firm.firmId)} submit={t(`form.submit.${kind}`)} />
      </form>
    </FormFields>
  )
}
