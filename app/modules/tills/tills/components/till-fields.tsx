import { CentreSelect } from '#app/modules/books/cost-centres/index.ts'
import { FormField, SelectField, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { FieldGrid, MoneyInput } from '#app/ui/index.ts'
import type { CostCentreChoice } from '#contract/books/cost-centres.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'

export function useTillLabels(): Record<string, string> {
  const t = useT('tills')
  const currency = useFirm().firm.baseCurrency
  return {
    name: t('field.name'),
    code: t('field.code'),
    warehouseId: t('field.warehouse'),
    float: t('field.float', { currency }),
    priceMode: t('field.priceMode'),
    footer: t('field.footer'),
    costCentreId: t('field.costCentreId'),
    terminalReader: t('field.terminalReader'),
  }
}

type TillFieldsProps = {
  warehouses: readonly Warehouse[]
  centres: readonly CostCentreChoice[]
  /** The cost centre that it has. */
  kept?: string
  /** Whether there is a provider of terminals. */
  hasTerminals: boolean
}

/** What a till is called, where it sells from, and what its drawer begins with. */
export function TillFields({ warehouses, centres, kept, hasTerminals }: TillFieldsProps) {
  const t = useT('tills')
  const places = warehouses.filter(({ isArchived }) => !isArchived)
  return (
    <FormSection title={t('till.about')} words={t('till.aboutWords')}>
      <FieldGrid>
        <TextField name="name" maxLength={60} />
        <TextField name="code" maxLength={6} hint={t('till.codeHint')} />
      </FieldGrid>
      <SelectField
        name="warehouseId"
        options={places.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FieldGrid>
        <FormField name="float" isOptional>
          {(control) => <MoneyInput {...control} />}
        </FormField>
        <SelectField
          name="priceMode"
          options={[
            { value: 'gross', label: t('priceMode.gross') },
            { value: 'net', label: t('priceMode.net') },
          ]}
        />
      </FieldGrid>
      <CentreSelect centres={centres} kept={kept ? [kept] : []} hint={t('till.costCentreHint')} />
      <TextField
        name="terminalReader"
        maxLength={64}
        isOptional
        hint={t(hasTerminals ? 'till.terminalHint' : 'till.noTerminals')}
      />
      <TextAreaField name="footer" maxLength={300} isOptional hint={t('till.footerHint')} />
    </FormSection>
  )
}
