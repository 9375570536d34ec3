import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icons/icon.tsx'
import type { IconName } from './icons/icon-names.ts'
import * as styles from './toast.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type Tone = 'ok' | 'info' | 'warn' | 'bad'

const icons: Record<Tone, IconName> = {
  ok: 'circle-check',
  info: 'info',
  warn: 'triangle-alert',
  bad: 'circle-alert',
}

type ToastProps = {
  tone: Tone
  title: ReactNode
  detail?: ReactNode
  closeLabel: string
}

/**
 * What just happened. Leaves by itself after three seconds, except when something went wrong.
 * Closes without script because its close button is the summary of open `details`.
 */
export function Toast({ tone, title, detail, closeLabel }: ToastProps) {
  const isError = tone === 'bad'
  return (
    <div
      role={isError ? 'alert' : 'status'}
      className={classes(styles.toast, styles.tones[tone], !isError && styles.timed)}
    >
      <details open>
        <summary className={styles.close}>
          <Icon name="x" />
          <VisuallyHidden>{closeLabel}</VisuallyHidden>
        </summary>
        <div className={styles.body}>
          <Icon name={icons[tone]} className={styles.icon} />
          <p>
            <b className={styles.title}>{title}</b>
            {detail && <span className={styles.detail}>{detail}</span>}
          </p>
        </div>
      </details>
    </div>
  )
}

/** The corner where toasts stand; once in a page. Those that come later are read out. */
export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.region} aria-live="polite" data-toasts>
      {children}
    </div>
  )
}
