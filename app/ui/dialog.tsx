import type { FormHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'
import * as styles from './dialog.css.ts'
import * as text from './text.css.ts'

type DialogProps = {
  /** A `Button` with `opens` set to this shows it. */
  id: string
  title: ReactNode
  /** Text, fields or a whole form, and `DialogActions` last. */
  children: ReactNode
}

/**
 * A question over the page. Without script it is a popover; a script may call `showModal()` on the
 * same element, so that focus is held.
 */
export function Dialog({ id, title, children }: DialogProps) {
  return (
    <dialog id={id} popover="auto" aria-labelledby={`${id}-title`} className={styles.dialog}>
      <h2 id={`${id}-title`} className={classes(text.serif, styles.title)}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}

/** The buttons of a dialog: the way out first, what it is about last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

/** A form inside of a dialog, with the dialog's distances. */
export function DialogForm({ className, ...rest }: FormHTMLAttributes<HTMLFormElement>) {
  return <form method="post" {...rest} className={classes(styles.content, className)} />
}
