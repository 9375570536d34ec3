import { type RefObject, useEffect, useState } from 'react'
import { link } from '#app/ui/text.css.ts'
import { isMac, keyNames } from './key-names.ts'
import * as styles from './palette.css.ts'

type ShortcutSheetProps = {
  of: RefObject<HTMLDialogElement>
  keys: { search: string; sheet: string }
  texts: Record<string, string>
}

/** Every key that does something everywhere, and the way to change those that are a person's own. */
export function ShortcutSheet({ of, keys, texts }: ShortcutSheetProps) {
  const [onMac, setOnMac] = useState(false)
  // Only the browser knows: what the server wrote must be the same at first.
  useEffect(() => setOnMac(isMac(navigator.platform)), [])
  const names = keyNames(texts, onMac)
  const rows = [
    [keys.search, 'keys.search'],
    [keys.sheet, 'keys.sheet'],
    [names.search, 'keys.search'],
    ['↑ ↓', 'keys.move'],
    [names.enter, 'keys.open'],
    ['Esc', 'keys.escape'],
  ].flatMap(([key = '', words = '']) => (key === '' ? [] : [[key, words] as const]))
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
