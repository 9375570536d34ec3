import { FormFields, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, FieldGrid } from '#app/ui/index.ts'
import { InvoiceDelivers, type StockSettings } from '#contract/stock/warehouses.ts'

export function useWarehouseLabels(): Record<string, string> {
  const t = useT('stock')
  return { name: t('field.name'), code: t('field.code'), address: t('field.address') }
}

/** Name, short code and address of a warehouse. */
export function WarehouseFields() {
  const t = useT('stock')
  return (
    <>
      <FieldGrid>
        <TextField name="name" maxLength={60} />
        <TextField name="code" maxLength={12} isOptional hint={t('warehouses.codeHint')} />
      </FieldGrid>
      <TextField name="address" maxLength={300} isOptional />
    </>
  )
}

export function NewWarehouse({ refusal }: { refusal: Refusal | undefined }) {
  const t = useT('stock')
  const initial = { name: '', code: '', address: '' }
  return (
    <FormFields refusal={refusal} initial={initial} labels={useWarehouseLabels()}>
      <form method="post" noValidate>
        <IdempotencyField />
        <FormSection title={t('warehouses.new')} words={t('warehouses.newWords')}>
          <WarehouseFields />
          <div>
            <Button icon="plus" name="intent" value="add">
              {t('warehouses.add')}
            </Button>
          </div>
        </FormSection>
      </form>
    </FormFields>
  )
}

type StockSettingsFormProps = { settings: StockSettings; refusal: Refusal | undefined }

export function useSettingLabels(): Record<string, string> {
  const t = useT('stock')
  return {
    invoiceDelivers: t('settings.invoiceDelivers'),
    surplusPercent: t('settings.surplusPercent'),
  }
}

/** How the firm keeps its stock. */
export function StockSettingsForm({ settings, refusal }: StockSettingsFormProps) {
  const t = useT('stock')
  const { invoiceDelivers, surplusPercent } = settings
  const initial = { invoiceDelivers, surplusPercent: String(surplusPercent) }
  const allowsNegative = refusal
    ? textAt(refusal.values, 'allowsNegative') === '1'
    : settings.allowsNegative
  const asksBeyondStock = refusal
    ? textAt(refusal.values, 'asksBeyondStock') === '1'
    : settings.asksBeyondStock
  return (
    <FormFields refusal={refusal} initial={initial} labels={useSettingLabels()}>
      <form method="post" noValidate>
        <FormSection title={t('settings.title')} words={t('settings.words')}>
          <SelectField
            name="invoiceDelivers"
            options={InvoiceDelivers.options.map((value) => ({
              value,
              label: t(`settings.delivers.${value}`),
            }))}
          />
          <TextField
            name="surplusPercent"
            inputMode="numeric"
            maxLength={3}
            hint={t('settings.surplusHint')}
          />
          <Checkbox name="allowsNegative" value="1" defaultChecked={allowsNegative}>
            {t('settings.allowsNegative')}
          </Checkbox>
          <Checkbox name="asksBeyondStock" value="1" defaultChecked={asksBeyondStock}>
            {t('settings.asksBeyondStock')}
          </Checkbox>
          <div>
            <Button name="intent" value="settings">
              {t('settings.save')}
            </Button>
          </div>
        </FormSection>
      </form>
    </FormFields>
  )
}
