import type { ReactNode } from 'react'
import { useT } from '#app/shell/page-context.tsx'
import { Select } from '#app/ui/index.ts'
import * as styles from './reports.css.ts'

type ViewFieldProps = { name: string; label: string; children: ReactNode }

/** One choice of how a report is shown, under its name. */
export function ViewField({ name, label, children }: ViewFieldProps) {
  return (
    <label className={styles.viewField} htmlFor={`view-${name}`}>
      {label}
      {children}
    </label>
  )
}

type ChoiceProps = {
  name: string
  value: string | undefined
  options: readonly string[]
  texts?: string
}

/** The browser's own list; `texts` are the group of texts that names the options. */
export function Choice({ name, value, options, texts = name }: ChoiceProps) {
  const t = useT('reports')
  const choices = options.map((option) => ({ value: option, label: t(`${texts}.${option}`) }))
  return <Select id={`view-${name}`} name={name} defaultValue={value} options={choices} />
}
