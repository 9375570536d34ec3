import type { ReactNode } from 'react'
import { Button, DateInput, Field } from '#app/ui/index.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { useT } from '../page-context.tsx'
import * as styles from './day-span-form.css.ts'
import { useProblems } from './problem-text.ts'
import type { TypedDays } from './read-day-span.ts'

type DaySpanFormProps = {
  /** The page that shows these days. */
  path: string
  typed: TypedDays
  problems: FieldProblems
  /** Fields beside the days. */
  children?: ReactNode
}

/** Asks for the first and the last day of what a page shows. */
export function DaySpanForm({ path, typed, problems, children }: DaySpanFormProps) {
  const t = useT('form')
  const problemAt = useProblems(problems)
  return (
    <form action={path} className={styles.form} noValidate>
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} id={name} label={t(`days.${name}`)} error={problemAt(name)}>
          {(wiring) => <DateInput {...wiring} name={name} defaultValue={typed[name]} />}
        </Field>
      ))}
      {children}
      <Button>{t('days.show')}</Button>
    </form>
  )
}
