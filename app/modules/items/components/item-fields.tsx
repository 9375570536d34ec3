import {
  FormField,
  SelectField,
  TextAreaField,
  TextField,
  useFormField,
} from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { usePage, useT } from '#app/shell/page-context.tsx'
import { ChoiceList, Combobox, FieldGrid, FieldGroup, MoneyInput } from '#app/ui/index.ts'
import type { ItemChoices } from './item-values.ts'

/** Everything that is asked about an item. Stands in `FormFields`. */
export function ItemFields(choices: ItemChoices) {
  return (
    <>
      <WhatFields />
      <PriceFields {...choices} />
    </>
  )
}

function WhatFields() {
  const t = useT('items')
  return (
    <FormSection title={t('form.what')} words={t('form.whatWords')}>
      <ItemChoice
        name="kind"
        choices={[
          { value: 'product', label: t('kind.product'), icon: 'package' },
          { value: 'service', label: t('kind.service'), icon: 'wrench' },
        ]}
      />
      <FieldGrid>
        <TextField name="name" maxLength={200} />
        <TextField name="sku" maxLength={60} isOptional hint={t('form.skuHint')} />
      </FieldGrid>
      <TextAreaField
        name="description"
        maxLength={2000}
        isOptional
        hint={t('form.descriptionHint')}
      />
    </FormSection>
  )
}

function PriceFields({ rates, accounts }: ItemChoices) {
  const t = useT('items')
  const { language } = usePage()
  const income = accounts.filter(({ type }) => type === 'income')
  return (
    <FormSection title={t('form.price')} words={t('form.priceWords')}>
      <FieldGrid>
        <FormField name="unitPrice">{(control) => <MoneyInput {...control} />}</FormField>
        <UnitField />
      </FieldGrid>
      <SelectField
        name="taxCode"
        options={rates.map(({ code, name }) => ({ value: code, label: name[language] }))}
      />
      <ItemChoice
        name="priceMode"
        choices={[
          { value: 'net', label: t('priceMode.net') },
          { value: 'gross', label: t('priceMode.gross') },
        ]}
      />
      <SelectField
        name="incomeAccount"
        isOptional
        options={[
          { value: '', label: t('form.usualAccount') },
          ...income.map(({ code, name }) => ({ value: code, label: `${code} ${name[language]}` })),
        ]}
      />
    </FormSection>
  )
}

/** Any unit may be typed; these are the ones in daily use. */
function UnitField() {
  const t = useT('items')
  const units = [
    t('unit.piece'),
    t('unit.hour'),
    t('unit.day'),
    t('unit.month'),
    t('unit.kilogram'),
    t('unit.metre'),
    t('unit.squareMetre'),
    t('unit.litre'),
    t('unit.package'),
    t('unit.flat'),
  ]
  return (
    <FormField name="unit" hint={t('form.unitHint')}>
      {(control) => (
        <Combobox {...control} maxLength={20} options={units.map((value) => ({ value }))} />
      )}
    </FormField>
  )
}

type ItemChoiceProps = {
  name: 'kind' | 'priceMode'
  choices: Parameters<typeof ChoiceList>[0]['choices']
}

function ItemChoice({ name, choices }: ItemChoiceProps) {
  const { label, value, error } = useFormField(name)
  return (
    <FieldGroup id={name} label={label} error={error}>
      <ChoiceList name={name} columns={2} defaultValue={value} choices={choices} />
    </FieldGroup>
  )
}
