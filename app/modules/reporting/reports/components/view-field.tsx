import type { ReactNode } from 'react'
import { useT } from '#app/shell/page-context.tsx'
import { Select } from '#app/ui/index.ts'
import * as styles from './reports.css.ts'

type ViewFieldProps = {
  name: string
  label: string
  /** What is wrong with what was typed. */
  problem?: string | undefined
  children: ReactNode
}

/** One choice of how a report is shown, under its name. */
export function ViewField({ name, label, problem, children }: ViewFieldProps) {
  return (
    <div>
      <label className={styles.viewField} htmlFor={`view-${name}`}>
        {label}
        {children}
      </label>
      {problem && (
        <p id={`view-${name}-problem`} role="alert" className={styles.viewProblem}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** What ties a field to its name and to what is wrong with it. */
export function wiringOf(name: string, problem: string | undefined) {
  return {
    id: `view-${name}`,
    name,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `view-${name}-problem` : undefined,
  }
}

type ChoiceProps = {
  name: string
  value: string | undefined
  options: readonly string[]
  texts?: string
  problem?: string | undefined
}

/** The browser's own list; `texts` are the group of texts that names the options. */
export function Choice({ name, value, options, texts = name, problem }: ChoiceProps) {
  const t = useT('reports')
  const choices = options.map((option) => ({ value: option, label: t(`${texts}.${option}`) }))
  return <Select {...wiringOf(name, problem)} defaultValue={value} options={choices} />
}
