import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/icon.tsx'
import * as styles from './field.css.ts'
import { type FieldWiring, noteId, wireField } from './wire-field.ts'

type FieldProps = {
  id: string
  label: ReactNode
  /** A word after the label, such as the one for "optional". */
  mark?: ReactNode
  /** At the far end of the label's line, such as a link. */
  aside?: ReactNode
  hint?: ReactNode
  /** Stands in the hint's place. */
  error?: ReactNode
  className?: string
  /** Gives the control; it must spread the wiring. */
  children: (wiring: FieldWiring) => ReactNode
}

/** Label, control and the line below it. */
export function Field(props: FieldProps) {
  const { id, label, mark, aside, hint, error, className, children } = props
  const labelled = (
    <label className={styles.label} htmlFor={id}>
      {label}
      {mark && <span className={styles.mark}> {mark}</span>}
    </label>
  )
  return (
    <div className={classes(styles.field, className)}>
      {aside ? (
        <div className={styles.labelRow}>
          {labelled}
          {aside}
        </div>
      ) : (
        labelled
      )}
      {children(wireField({ id, hint, error }))}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}

type FieldGroupProps = Omit<FieldProps, 'aside' | 'children'> & {
  /** Radios or checkboxes, each with its own label. */
  children: ReactNode
}

/** Several controls that answer one question, as a `fieldset`. */
export function FieldGroup({ id, label, mark, hint, error, className, children }: FieldGroupProps) {
  const { 'aria-describedby': describedBy } = wireField({ id, hint, error })
  return (
    <fieldset id={id} className={className} tabIndex={-1} aria-describedby={describedBy}>
      <legend className={classes(styles.label, styles.legend)}>
        {label}
        {mark && <span className={styles.mark}> {mark}</span>}
      </legend>
      {children}
      <FieldNote id={id} hint={hint} error={error} className={styles.groupNote} />
    </fieldset>
  )
}

type FieldNoteProps = { id: string; hint?: ReactNode; error?: ReactNode; className?: string }

/** The line below a control, found by `aria-describedby`. */
export function FieldNote({ id, hint, error, className }: FieldNoteProps) {
  if (error) {
    return (
      <p className={classes(styles.error, className)} id={noteId(id)}>
        <Icon name="circle-alert" size="s" className={styles.errorIcon} />
        <span>{error}</span>
      </p>
    )
  }
  if (!hint) return null
  return (
    <p className={classes(styles.hint, className)} id={noteId(id)}>
      {hint}
    </p>
  )
}

/** Fields beside each other, below each other where it is narrow. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
