import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { MoneyInput } from '#app/ui/index.ts'
import type { PayFact } from '#contract/people/pay-facts.ts'

type FactFieldProps = { fact: PayFact; country: string }

/** The field of one fact; its words depend on the country. */
export function FactField({ fact, country }: FactFieldProps) {
  const t = useT('payroll')
  const name = `facts.${fact.name}`
  const hint = t(`hint.${country}.${fact.name}`, { defaultValue: '' }) || undefined
  const look = { name, hint, ...(fact.isOptional && { isOptional: true }) }
  switch (fact.kind) {
    case 'choice':
      return (
        <SelectField
          {...look}
          options={fact.options.map((value) => ({
            value,
            label:
              value === ''
                ? t('choice.none')
                : t(`choice.${country}.${fact.name}.${value}`, { defaultValue: value }),
          }))}
        />
      )
    case 'yesNo':
      return (
        <SelectField
          {...look}
          options={['no', 'yes'].map((value) => ({ value, label: t(`choice.${value}`) }))}
        />
      )
    case 'count':
      return <TextField {...look} inputMode="numeric" maxLength={6} />
    case 'code':
      return <TextField {...look} maxLength={fact.maxLength} />
    default:
      return <FormField {...look}>{(control) => <MoneyInput {...control} />}</FormField>
  }
}

/** What facts are called in the form of a country. */
export function factLabels(
  facts: readonly PayFact[],
  country: string,
  t: (key: string, gaps?: Record<string, string>) => string,
): Record<string, string> {
  return Object.fromEntries(
    facts.map(({ name, kind }) => [
      `facts.${name}`,
      `${t(`fact.${country}.${name}`)}${kind === 'percent' ? ' (%)' : ''}`,
    ]),
  )
}
