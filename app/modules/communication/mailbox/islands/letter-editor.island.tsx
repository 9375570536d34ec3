import { useEffect, useRef, useState } from 'react'
import * as styles from './letter-editor.css.ts'
import { type LetterAction, letterActions, openLetter } from './letter-view.client.ts'

export type LetterEditorProps = {
  /** Of the field that it is over, and of the one that says whether its text is rich. */
  fieldId: string
  richId: string
  texts: Record<
    | 'editor.tools'
    | 'editor.bold'
    | 'editor.italic'
    | 'editor.bullets'
    | 'editor.numbers'
    | 'editor.quote'
    | 'editor.link'
    | 'editor.linkTo'
    | 'editor.setLink'
    | 'editor.badLink',
    string
  >
}

type Open = ReturnType<typeof openLetter>

/** Lets a letter be written with its looks, over the field that holds its text without script. */
export default function LetterEditor({ fieldId, richId, texts }: LetterEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const letter = useRef<Open>()
  const [isOpen, setOpen] = useState(false)
  const [marks, setMarks] = useState({ bold: false, italic: false })
  const [isLinking, setLinking] = useState(false)
  const [isBadLink, setBadLink] = useState(false)
  const address = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const field = document.getElementById(fieldId)
    const rich = document.getElementById(richId)
    const isThere = field instanceof HTMLTextAreaElement && rich instanceof HTMLInputElement
    if (!place.current || !isThere) return
    letter.current = openLetter(place.current, field, rich, setMarks)
    if (document.activeElement === field) letter.current.takeOver()
    field.hidden = true
    setOpen(true)
    return () => {
      field.hidden = false
      letter.current?.destroy()
    }
  }, [fieldId, richId])

  const setLink = () => {
    const href = address.current?.value.trim() ?? ''
    const isGood = /^(https?:\/\/|mailto:)\S+$/i.test(href)
    setBadLink(!isGood)
    if (!isGood) return
    letter.current?.setLink(href)
    setLinking(false)
  }
  const pressed = (action: LetterAction) =>
    action === 'bold' || action === 'italic' ? marks[action] : undefined
  return (
    <div className={isOpen ? styles.box : styles.waiting}>
      {isOpen && (
        <div className={styles.tools} role="toolbar" aria-label={texts['editor.tools']}>
          {letterActions.map((action) => (
            <button
              key={action}
              type="button"
              className={styles.tool}
              aria-pressed={pressed(action)}
              onClick={() => letter.current?.run(action)}
            >
              {texts[`editor.${action}`]}
            </button>
          ))}
          <button
            type="button"
            className={styles.tool}
            aria-expanded={isLinking}
            onClick={() => setLinking(!isLinking)}
          >
            {texts['editor.link']}
          </button>
          {isLinking && (
            <>
              <input
                ref={address}
                type="url"
                className={styles.address}
                aria-label={texts['editor.linkTo']}
                aria-invalid={isBadLink}
                placeholder="https://"
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  setLink()
                }}
              />
              <button type="button" className={styles.tool} onClick={setLink}>
                {texts['editor.setLink']}
              </button>
              {isBadLink && <span role="alert">{texts['editor.badLink']}</span>}
            </>
          )}
        </div>
      )}
      <div ref={place} />
    </div>
  )
}
