import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { MoneyInput, TextInput } from '#app/ui/index.ts'
import { denominationsOf } from '#contract/cash.ts'
import * as styles from './count-fields.css.ts'

/** How many of each note and coin lie in the drawer, and what was not counted so. */
export function CountFields({ currency, words }: { currency: string; words: string }) {
  const t = useT('tills')
  return (
    <FormSection title={t('count.drawer')} words={words}>
      <div className={styles.grid}>
        {denominationsOf(currency).map((value) => (
          <FormField key={value} name={`piece-${value}`}>
            {(control) => (
              <TextInput {...control} inputMode="numeric" autoComplete="off" maxLength={5} />
            )}
          </FormField>
        ))}
      </div>
      <FormField name="other" isOptional hint={t('count.otherHint')}>
        {(control) => <MoneyInput {...control} />}
      </FormField>
    </FormSection>
  )
}

/** What the fields of a count are called. */
export function useCountLabels(currency: string): Record<string, string> {
  const t = useT('tills')
  const { money } = useFormat()
  return {
    other: t('count.other', { currency }),
    ...Object.fromEntries(
      denominationsOf(currency).map((value) => [`piece-${value}`, `× ${money(value, currency)}`]),
    ),
  }
}
