import type { ReactNode } from 'react'
import * as styles from './band.css.ts'
import { classes } from './classes.ts'
import { Icon } from './icons/icon.tsx'
import type { IconName } from './icons/icon-names.ts'

type Tone = keyof typeof styles.tones

const icons: Record<Tone, IconName> = {
  bad: 'circle-alert',
  warn: 'triangle-alert',
  info: 'info',
  ok: 'circle-check',
}

type BandProps = { title: ReactNode; children?: ReactNode; id?: string }

/** A note in the flow of a page. */
export function Band({ tone, title, children, id }: BandProps & { tone: Tone }) {
  return (
    <div id={id} className={classes(styles.band, styles.tones[tone])}>
      <Icon name={icons[tone]} />
      <div className={styles.words}>
        <b>{title}</b>
        {children && <div className={styles.content}>{children}</div>}
      </div>
    </div>
  )
}

/** Stands where data would be: what is missing, what is still right, and a way to try again. */
export function ErrorBand(props: BandProps) {
  return <Band {...props} tone="bad" />
}

/** Says what is kept while there is no connection. */
export function OfflineBand(props: BandProps) {
  return <Band {...props} tone="warn" />
}

type FormSummaryProps = {
  title: ReactNode
  /** One for each field with an error; `fieldId` is where its link leads. */
  faults: readonly { fieldId: string; message: ReactNode }[]
  /** The way out, below them. */
  children?: ReactNode
}

/** Opens a form that was not accepted. Gives nothing when there are no faults. */
export function FormSummary({ title, faults, children }: FormSummaryProps) {
  if (faults.length === 0) return null
  return (
    <div role="alert" tabIndex={-1} className={classes(styles.band, styles.tones.bad)}>
      <Icon name={icons.bad} />
      <div className={styles.words}>
        <b>{title}</b>
        <ul>
          {faults.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a className={styles.fault} href={`#${fieldId}`}>
                {message}
              </a>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  )
}
