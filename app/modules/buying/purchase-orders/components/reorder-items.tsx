import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Combobox, FieldGrid, MoneyInput } from '#app/ui/index.ts'
import type { ReorderItem } from '#contract/buying/purchase-orders.ts'

type ReorderItemsProps = { rows: readonly ReorderItem[]; suppliers: readonly string[] }

/** Each item below its level with from whom, how many and for how much. */
export function ReorderItems({ rows, suppliers }: ReorderItemsProps) {
  const t = useT('purchase-orders')
  const { number } = useFormat()
  const options = suppliers.map((value) => ({ value }))
  return rows.map(({ itemId, name, sku, unit, orderUnit, available, reorderLevel }, at) => (
    <FormSection
      key={itemId}
      title={`${sku} ${name}`.trim()}
      words={t('reorder.level', {
        available: `${number(available)} ${unit}`.trim(),
        level: number(reorderLevel),
      })}
    >
      <input type="hidden" name={`items.${at}.itemId`} value={itemId} />
      <input type="hidden" name={`items.${at}.unit`} value={orderUnit} />
      <FormField name={`items.${at}.supplierName`} isOptional>
        {(control) => <Combobox {...control} maxLength={160} options={options} />}
      </FormField>
      <FieldGrid>
        <FormField name={`items.${at}.quantity`}>
          {(control) => <MoneyInput {...control} />}
        </FormField>
        <FormField name={`items.${at}.unitPrice`}>
          {(control) => <MoneyInput {...control} />}
        </FormField>
      </FieldGrid>
    </FormSection>
  ))
}
