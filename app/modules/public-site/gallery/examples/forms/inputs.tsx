import { useT } from '#app/shell/page-context.tsx'
import {
  Combobox,
  DateInput,
  Field,
  FieldGrid,
  FileInput,
  IconInput,
  MoneyInput,
  Select,
  SuffixInput,
  TextArea,
} from '#app/ui/index.ts'

const customers = [{ value: 'Nordlicht GmbH' }, { value: 'Caffè Luce' }]

export default function Inputs() {
  const t = useT('gallery')
  const countries = [
    { value: 'EE', label: t('words.estonia') },
    { value: 'IT', label: t('words.italy') },
  ]
  return (
    <FieldGrid>
      <Field id="due" label={t('words.dueDate')}>
        {(wiring) => <DateInput {...wiring} name="due" defaultValue="2026-01-31" />}
      </Field>
      <Field id="amount" label={`${t('words.amount')}, EUR`}>
        {(wiring) => <MoneyInput {...wiring} name="amount" defaultValue="1234.50" />}
      </Field>
      <Field id="country" label={t('words.country')}>
        {(wiring) => <Select {...wiring} name="country" options={countries} />}
      </Field>
      <Field id="customer" label={t('words.customer')}>
        {(wiring) => <Combobox {...wiring} name="customer" options={customers} />}
      </Field>
      <Field id="discount" label={t('words.discount')}>
        {(wiring) => <SuffixInput {...wiring} name="discount" suffix="%" inputMode="decimal" />}
      </Field>
      <Field id="find" label={t('words.search')}>
        {(wiring) => <IconInput {...wiring} name="find" type="search" icon="search" />}
      </Field>
      <Field id="file" label={t('words.file')}>
        {(wiring) => <FileInput {...wiring} name="file" />}
      </Field>
      <Field id="note" label={t('words.note')}>
        {(wiring) => <TextArea {...wiring} name="note" />}
      </Field>
    </FieldGrid>
  )
}
