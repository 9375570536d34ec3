import type { InputHTMLAttributes, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import * as styles from './choice.css.ts'

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** The label. */
  children: ReactNode
  /** Keeps the label for screen readers only, as in a table. */
  isBare?: boolean
}

/** A box to tick, with its label. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" boxClass={styles.box} />
}

/** One of several that share a `name`, with its label. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" boxClass={classes(styles.box, styles.radio)} />
}

/** On or off, for a setting that applies at once. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" role="switch" boxClass={styles.switchBox} />
}

type InnerProps = ChoiceProps & { type: 'checkbox' | 'radio'; boxClass: string | undefined }

function Choice({ children, isBare, className, boxClass, ...rest }: InnerProps) {
  return (
    <label className={classes(styles.choice, isBare && styles.bare, className)}>
      <input {...rest} className={boxClass} />
      {isBare ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
    </label>
  )
}
