import type { ReactNode } from 'react'
import {
  Checkbox,
  ChoiceList,
  Combobox,
  DateInput,
  FieldGrid,
  FieldGroup,
  MoneyInput,
} from '#app/ui/index.ts'
import {
  FormField,
  SelectField,
  TextAreaField,
  TextField,
  useFormField,
} from '../form/form-fields.tsx'
import { CountryField, CurrencyField, LanguageField } from '../form/place-fields.tsx'
import type { About, AnyItem } from './describe.ts'
import type { FieldDescription } from './fields.ts'

type AnyField = FieldDescription<AnyItem, unknown>
type RegisterFieldsProps = { fields: readonly AnyField[]; about: About<unknown> }

/** The fields of a section; halves stand beside each other. */
export function RegisterFields({ fields, about }: RegisterFieldsProps) {
  const groups: AnyField[][] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (field.isHalf && last?.[0]?.isHalf) last.push(field)
    else groups.push([field])
  }
  return groups.map((group) => {
    const [first] = group
    const shown = group.map((field) => (
      <RegisterField key={field.name} field={field} about={about} />
    ))
    return group.length > 1 ? <FieldGrid key={first?.name}>{shown}</FieldGrid> : shown
  })
}

type RegisterFieldProps = { field: AnyField; about: About<unknown> }

/** One field of the kind that its description says, with label, hint and problem. */
export function RegisterField({ field, about }: RegisterFieldProps): ReactNode {
  const { name, isOptional, maxLength } = field
  const look = { name, isOptional, hint: field.hint && about.t(field.hint) }
  switch (field.kind) {
    case 'textarea':
      return <TextAreaField {...look} maxLength={maxLength} />
    case 'email':
      return <TextField {...look} maxLength={maxLength} type="email" autoComplete="off" />
    case 'phone':
      return <TextField {...look} maxLength={maxLength} type="tel" autoComplete="off" />
    case 'number':
      return <TextField {...look} inputMode="numeric" />
    case 'date':
      return <FormField {...look}>{(control) => <DateInput {...control} />}</FormField>
    case 'decimal':
    case 'price':
      return <FormField {...look}>{(control) => <MoneyInput {...control} />}</FormField>
    case 'yesNo':
      return <YesNoField name={name} />
    case 'choice':
      return <ChoiceField field={field} about={about} />
    case 'select':
      return <SelectField {...look} options={field.options(about)} />
    case 'suggest': {
      const options = field.options(about).map((value) => ({ value }))
      return (
        <FormField {...look}>
          {(control) => <Combobox {...control} maxLength={maxLength} options={options} />}
        </FormField>
      )
    }
    case 'country':
      return <CountryField {...look} />
    case 'language':
      return <LanguageField {...look} />
    case 'currency':
      return <CurrencyField {...look} first={[about.firm.baseCurrency]} />
    default:
      return (
        <TextField
          {...look}
          maxLength={maxLength}
          type={field.type}
          autoComplete={field.autoComplete}
        />
      )
  }
}

function YesNoField({ name }: { name: string }) {
  const { label, value } = useFormField(name)
  return (
    <Checkbox name={name} value="true" defaultChecked={value === 'true'}>
      {label}
    </Checkbox>
  )
}

type ChoiceFieldProps = { field: AnyField & { kind: 'choice' }; about: About<unknown> }

function ChoiceField({ field, about }: ChoiceFieldProps) {
  const { name, options, choices, icons } = field
  const { label, value, error } = useFormField(name)
  return (
    <FieldGroup id={name} label={label} error={error}>
      <ChoiceList
        name={name}
        columns={2}
        defaultValue={value}
        choices={options.map((option) => ({
          value: option,
          label: about.t(`${choices}.${option}`),
          icon: icons?.[option],
        }))}
      />
    </FieldGroup>
  )
}
