import type { ReactNode } from 'react'
import { classes, Icon, LinkButton, text } from '#app/ui/index.ts'
import * as styles from './contact.css.ts'

type DonePanelProps = {
  title: ReactNode
  /** What happens next. */
  words: ReactNode
  again?: { href: string; label: ReactNode }
}

/** Stands in the form's place once it was taken; a reload shows it again and sends nothing. */
export function DonePanel({ title, words, again }: DonePanelProps) {
  return (
    <div role="status" className={styles.done}>
      <h2 className={classes(text.serif, styles.doneTitle)}>
        <Icon name="circle-check" className={styles.doneIcon} />
        {title}
      </h2>
      <p className={text.soft}>{words}</p>
      {again && (
        <p>
          <LinkButton href={again.href}>{again.label}</LinkButton>
        </p>
      )}
    </div>
  )
}
