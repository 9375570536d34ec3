import type { ReactNode } from 'react'
import {
  Checkbox,
  ChoiceList,
  Combobox,
  DateInput,
  FieldGrid,
  FieldGroup,
  FieldNote,
  Icon,
  MoneyInput,
  Row,
  SuffixInput,
} from '#app/ui/index.ts'
import {
  FormField,
  SelectField,
  TextAreaField,
  TextField,
  useFormField,
  useFormList,
  useFormRows,
} from '../form/form-fields.tsx'
import { CountryField, CurrencyField, LanguageField } from '../form/place-fields.tsx'
import { RichTextField } from '../form/rich-text-field.tsx'
import { TimeZoneField } from '../form/time-zone-field.tsx'
import type { About, AnyItem } from './describe.ts'
import type { FieldDescription } from './fields.ts'
import { boxesOf } from './form-values.ts'
import { LinesField } from './lines-field.tsx'
import { makesParty, NewPartyField } from './new-party-field.tsx'
import * as styles from './register.css.ts'

type AnyField = FieldDescription<AnyItem, unknown>
type RegisterFieldsProps = {
  fields: readonly AnyField[]
  about: About<unknown>
  /** Of the row that the fields are in: `contacts.0.`. */
  prefix?: string
}

/** The fields of a section; halves stand beside each other. */
export function RegisterFields({ fields, about, prefix = '' }: RegisterFieldsProps) {
  const groups: AnyField[][] = []
  for (const field of fields) {
    if (field.isFactOnly || (field.needs && !about.can(field.needs))) continue
    if (field.country && field.country !== about.firm.country) continue
    if (field.isShown && !field.isShown(about)) continue
    const last = groups.at(-1)
    if (field.isHalf && last?.[0]?.isHalf && last.length < 2) last.push(field)
    else groups.push([field])
  }
  return groups.map((group) => {
    const [first] = group
    const shown = group.map((field) => (
      <RegisterField key={field.name} field={field} about={about} prefix={prefix} />
    ))
    return group.length > 1 ? <FieldGrid key={first?.name}>{shown}</FieldGrid> : shown
  })
}

type RegisterFieldProps = { field: AnyField; about: About<unknown>; prefix: string }

/** One field of the kind that its description says, with label, hint and problem. */
function RegisterField({ field, about, prefix }: RegisterFieldProps): ReactNode {
  const { isOptional, maxLength } = field
  const name = prefix + field.name
  const hint = field.hintOf?.(about) ?? field.hint
  const look = { name, isOptional, hint: hint && about.t(hint) }
  switch (field.kind) {
    case 'textarea':
      return <TextAreaField {...look} maxLength={maxLength} />
    case 'markdown':
      return <RichTextField {...look} rows={field.rows} maxLength={maxLength} />
    case 'email':
      return <TextField {...look} maxLength={maxLength} type="email" autoComplete="off" />
    case 'phone':
      return <TextField {...look} maxLength={maxLength} type="tel" autoComplete="off" />
    case 'number':
      return field.unit ? (
        <FormField {...look}>
          {(control) => (
            <SuffixInput
              {...control}
              inputMode="numeric"
              suffix={about.t(field.unit ?? '', { count: 0 })}
            />
          )}
        </FormField>
      ) : (
        <TextField {...look} inputMode="numeric" />
      )
    case 'date':
      return <FormField {...look}>{(control) => <DateInput {...control} />}</FormField>
    case 'decimal': {
      const unit = field.unit?.(about)
      return (
        <FormField {...look}>
          {(control) =>
            unit ? (
              <SuffixInput {...control} inputMode="decimal" suffix={unit} />
            ) : (
              <MoneyInput {...control} />
            )
          }
        </FormField>
      )
    }
    case 'money':
    case 'price':
      return <FormField {...look}>{(control) => <MoneyInput {...control} />}</FormField>
    case 'yesNo':
      return <YesNoField name={name} hint={look.hint} />
    case 'choice':
      return <ChoiceField name={name} field={field} about={about} />
    case 'checks':
      return <ChecksField name={name} field={field} about={about} />
    case 'rows':
      if (field.layout !== 'lines') return <RowsField field={field} about={about} />
      return (
        <LinesField
          field={field}
          about={about}
          fieldOf={(one, start) => <RegisterField field={one} about={about} prefix={start} />}
        />
      )
    case 'tags':
      return <TextField {...look} maxLength={maxLength} autoComplete="off" />
    case 'select':
      return <SelectField {...look} options={field.options(about)} />
    case 'suggest': {
      const options = field.options(about).map((value) => ({ value }))
      return (
        <>
          <FormField {...look}>
            {(control) => (
              <Combobox
                {...control}
                maxLength={maxLength}
                options={options}
                data-search={searchOf(field, about)}
              />
            )}
          </FormField>
          {makesParty(field, about) && <NewPartyField of={name} about={about} />}
        </>
      )
    }
    case 'country':
      return <CountryField {...look} />
    case 'language':
      return <LanguageField {...look} />
    case 'timeZone':
      return <TimeZoneField name={name} />
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

/** Where a field finds more suggestions; undefined where it has none or one may not look. */
function searchOf(
  { search }: AnyField & { kind: 'suggest' },
  { firm, can }: About<unknown>,
): string | undefined {
  return search && can(search.needs) ? `/firms/${firm.firmId}/${search.path}` : undefined
}

function YesNoField({ name, hint }: { name: string; hint: string | undefined }) {
  const { label, value, error } = useFormField(name)
  return (
    <div>
      <Checkbox name={name} value="true" defaultChecked={value === 'true'}>
        {label}
      </Checkbox>
      <FieldNote id={name} hint={hint} error={error} />
    </div>
  )
}

type ChecksFieldProps = {
  name: string
  field: AnyField & { kind: 'checks' }
  about: About<unknown>
}

function ChecksField({ name, field, about }: ChecksFieldProps) {
  const { label, error } = useFormField(name)
  const chosen = useFormList(name)
  return (
    <FieldGroup id={name} label={label} error={error}>
      <Row>
        {boxesOf(field, about).map(({ value, label: words }) => (
          <Checkbox key={value} name={name} value={value} defaultChecked={chosen.includes(value)}>
            {words}
          </Checkbox>
        ))}
      </Row>
    </FieldGroup>
  )
}

type RowsFieldProps = { field: AnyField & { kind: 'rows' }; about: About<unknown> }

/** As many rows can be added at once; more after they are saved. */
const spareRows = 2

/** The rows there are, and folded away some for new ones: a row with nothing in it is none. */
function RowsField({ field, about }: RowsFieldProps) {
  const { name, fields, maxRows } = field
  const { label, error } = useFormField(name)
  const count = useFormRows(name).length
  const rowAt = (at: number) => (
    <fieldset key={at} className={styles.row}>
      <legend className={styles.small}>
        {about.words('rows.number', { name: label, number: at + 1 })}
      </legend>
      <RegisterFields fields={fields} about={about} prefix={`${name}.${at}.`} />
    </fieldset>
  )
  const spare = Math.min(spareRows, maxRows - count)
  return (
    <FieldGroup id={name} label={label} error={error} hint={count > 0 && about.words('rows.hint')}>
      {Array.from({ length: count }, (_, at) => rowAt(at))}
      {spare > 0 && (
        <details className={styles.spare}>
          <summary>
            <Icon name="plus" />
            {about.words('rows.add')}
          </summary>
          {Array.from({ length: spare }, (_, at) => rowAt(count + at))}
        </details>
      )}
    </FieldGroup>
  )
}

type ChoiceFieldProps = {
  name: string
  field: AnyField & { kind: 'choice' }
  about: About<unknown>
}

function ChoiceField({ name, field, about }: ChoiceFieldProps) {
  const { options, choices, icons } = field
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
