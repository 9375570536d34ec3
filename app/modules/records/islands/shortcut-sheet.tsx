import type { RefObject } from 'react'
import { link } from '#app/ui/text.css.ts'
import * as styles from './palette.css.ts'

const fixed = [
  ['Ctrl K', 'keys.search'],
  ['↑ ↓', 'keys.move'],
  ['Enter', 'keys.open'],
  ['Esc', 'keys.escape'],
] as const

type ShortcutSheetProps = {
  of: RefObject<HTMLDialogElement>
  keys: { search: string; sheet: string }
  texts: Record<string, string>
}

/** Every key that does something everywhere, and the way to change those that are a person's own. */
export function ShortcutSheet({ of, keys, texts }: ShortcutSheetProps) {
  const own = [
    [keys.search, 'keys.search'],
    [keys.sheet, 'keys.sheet'],
  ] as const
  const rows = [...own, ...fixed].filter(([key]) => key !== '')
  return (
    <dialog ref={of} className={styles.dialog} aria-label={texts['keys.title']}>
      <h2 className={styles.title}>{texts['keys.title']}</h2>
      <dl className={styles.keys}>
        {rows.map(([key, words]) => (
          <div key={key} className={styles.keyRow}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{texts[words]}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a className={link} href="/profile/shortcuts">
          {texts['keys.change']}
        </a>
      </p>
      <button type="button" className={styles.close} onClick={() => of.current?.close()}>
        {texts['palette.close']}
      </button>
    </dialog>
  )
}
