import type { RefObject } from 'react'
import * as styles from './palette.css.ts'

const rows = [
  ['/', 'keys.search'],
  ['Ctrl K', 'keys.search'],
  ['?', 'keys.sheet'],
  ['↑ ↓', 'keys.move'],
  ['Enter', 'keys.open'],
  ['Esc', 'keys.escape'],
] as const

type ShortcutSheetProps = {
  of: RefObject<HTMLDialogElement>
  texts: Record<string, string>
}

/** Every key that does something everywhere. */
export function ShortcutSheet({ of, texts }: ShortcutSheetProps) {
  return (
    <dialog ref={of} className={styles.dialog} aria-label={texts['keys.title']}>
      <h2 className={styles.title}>{texts['keys.title']}</h2>
      <dl className={styles.keys}>
        {rows.map(([key, text]) => (
          <div key={key} className={styles.keyRow}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{texts[text]}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className={styles.close} onClick={() => of.current?.close()}>
        {texts['palette.close']}
      </button>
    </dialog>
  )
}
