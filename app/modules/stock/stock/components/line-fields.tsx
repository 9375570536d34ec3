import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { LinesProblem } from '#app/shell/form/lines-problem.tsx'
import { lineLabels } from '#app/shell/form/typed-rows.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, MoneyInput, TextArea, TextInput } from '#app/ui/index.ts'
import type { ItemTracking } from '#contract/catalogue/item-tracking.ts'
import * as styles from './line-fields.css.ts'

export type ItemHint = { name: string; sku: string; isKit: boolean; tracking: ItemTracking }

type LineFieldsProps = {
  rows: number
  items: readonly ItemHint[]
  hasCost: boolean
  /** Whether a row asks for batches or serial numbers, and until when they may be used. */
  asks: 'nothing' | 'codes' | 'codesAndDate'
}

const listId = 'items-of-lines'

/** What is moved: as many rows as there are and some to write in. A scanner may type the codes. */
export function LineFields({ rows, items, hasCost, asks }: LineFieldsProps) {
  const t = useT('stock')
  return (
    <FormSection
      title={t('form.lines')}
      words={
        asks === 'nothing'
          ? t('form.linesWords')
          : `${t('form.linesWords')} ${t('lots.linesWords')}`
      }
    >
      <datalist id={listId}>
        {items.map(({ name, sku }) => (
          <option key={sku || name} value={sku || name}>
            {name}
          </option>
        ))}
      </datalist>
      <LinesProblem />
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={at} className={asks === 'nothing' ? styles.row : styles.tallRow}>
          <FormField name={`lines.${at}.item`} className={styles.item}>
            {(control) => (
              <TextInput {...control} list={listId} maxLength={200} autoComplete="off" />
            )}
          </FormField>
          <FormField name={`lines.${at}.quantity`}>
            {(control) => <MoneyInput {...control} />}
          </FormField>
          <FormField name={`lines.${at}.unit`} isOptional>
            {(control) => <TextInput {...control} maxLength={20} autoComplete="off" />}
          </FormField>
          {hasCost && (
            <FormField name={`lines.${at}.unitCost`}>
              {(control) => <MoneyInput {...control} />}
            </FormField>
          )}
          {asks !== 'nothing' && (
            <FormField name={`lines.${at}.codes`} isOptional className={styles.codes}>
              {(control) => <TextArea {...control} rows={1} maxLength={30_000} />}
            </FormField>
          )}
          {asks === 'codesAndDate' && (
            <FormField name={`lines.${at}.expires`} isOptional className={styles.expires}>
              {(control) => <DateInput {...control} />}
            </FormField>
          )}
        </div>
      ))}
      <div>
        <Button size="s" icon="plus" name="intent" value="more">
          {t('form.moreLines')}
        </Button>
      </div>
    </FormSection>
  )
}

/** What the fields of so many rows are called, for the form and its summary. */
export function useLineLabels(rows: number): Record<string, string> {
  const t = useT('stock')
  const currency = useFirm().firm.baseCurrency
  const fields = {
    item: t('field.item'),
    quantity: t('field.quantity'),
    unit: t('field.unit'),
    unitCost: t('field.unitCost', { currency }),
    codes: t('lots.codes'),
    expires: t('lots.expires'),
  }
  return lineLabels(t('form.lines'), fields, rows)
}
