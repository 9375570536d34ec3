import { MoneyInput, TextInput } from '#app/ui/index.ts'
import { denominationsOf } from '#contract/core/cash.ts'
import { useFormat } from '../page-context.tsx'
import * as styles from './count-fields.css.ts'
import { FormField } from './form-fields.tsx'
import { FormSection } from './form-page.tsx'

type CountFieldsProps = { currency: string; title: string; words: string; otherHint: string }

/** How many of each note and coin lie in the drawer, and what was not counted so. */
export function CountFields({ currency, title, words, otherHint }: CountFieldsProps) {
  return (
    <FormSection title={title} words={words}>
      <div className={styles.grid}>
        {denominationsOf(currency).map((value) => (
          <FormField key={value} name={`piece-${value}`}>
            {(control) => (
              <TextInput {...control} inputMode="numeric" autoComplete="off" maxLength={5} />
            )}
          </FormField>
        ))}
      </div>
      <FormField name="other" isOptional hint={otherHint}>
        {(control) => <MoneyInput {...control} />}
      </FormField>
    </FormSection>
  )
}

/** What the fields of a count are called; `other` is the one of what was not counted by pieces. */
export function useCountLabels(currency: string, other: string): Record<string, string> {
  const { money } = useFormat()
  const pieces = denominationsOf(currency).map((value) => [
    `piece-${value}`,
    `× ${money(value, currency)}`,
  ])
  return { other, ...Object.fromEntries(pieces) }
}
