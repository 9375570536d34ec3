import { useEffect, useRef, useState } from 'react'
import type { TextAction } from '../rich-text/actions.client.ts'
import type { EditorTexts } from '../rich-text/editor-texts.ts'
import { letterText } from '../rich-text/letter-text.client.ts'
import { markdownText } from '../rich-text/markdown-text.client.ts'
import { openEditor } from '../rich-text/open-editor.client.ts'
import { tableActions } from '../rich-text/tables.client.ts'
import * as styles from '../rich-text/text-editor.css.ts'

export type TextEditorProps = {
  /** Of the field that it is over. */
  fieldId: string
  /** Of the field that says whether the text is rich, for a letter; without, the text is Markdown. */
  richId?: string
  /** Of a line about the signs of Markdown, which are not seen in the editor. */
  marksId?: string
  isShort?: boolean
  texts: EditorTexts
}

type Open = ReturnType<typeof openEditor>

/** Lets a text be written with its looks, over the field that holds it without script. */
export default function TextEditor({ fieldId, richId, marksId, isShort, texts }: TextEditorProps) {
  const kind = richId === undefined ? markdownText : letterText
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<Open>()
  const [isOpen, setOpen] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const [held, setHeld] = useState<TextAction[]>([])
  const [isLinking, setLinking] = useState(false)
  const [isBadLink, setBadLink] = useState(false)
  const address = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const field = document.getElementById(fieldId)
    const rich = richId === undefined ? null : document.getElementById(richId)
    const isThere = rich === null || rich instanceof HTMLInputElement
    if (!place.current || !(field instanceof HTMLTextAreaElement) || !isThere) return
    try {
      const over = { place: place.current, field, rich, kind, onHeld: setHeld }
      editor.current = openEditor(over)
    } catch {
      // The text has parts that would be lost: it stays in its field, where it can be written.
      setLeft(true)
      return
    }
    if (document.activeElement === field) editor.current.takeOver()
    field.hidden = true
    const marks = document.getElementById(marksId ?? '')
    if (marks) marks.hidden = true
    setOpen(true)
    return () => {
      field.hidden = false
      if (marks) marks.hidden = false
      editor.current?.destroy()
    }
  }, [fieldId, richId, marksId, kind])

  const setLink = () => {
    const href = address.current?.value.trim() ?? ''
    const isGood = kind.links.test(href)
    setBadLink(!isGood)
    if (!isGood) return
    editor.current?.setLink(href)
    setLinking(false)
  }
  /** No table within a table. */
  const isOffered = (action: TextAction) => action !== 'table' || !held.includes('table')
  const pressed = (action: TextAction) =>
    ['bullets', 'numbers', 'quote', 'table'].includes(action) ? undefined : held.includes(action)
  if (isLeft) return <p className={styles.left}>{texts['editor.left']}</p>
  const box = isShort ? styles.shortBox : styles.box
  return (
    <div className={isOpen ? box : styles.waiting}>
      {isOpen && (
        <div className={styles.tools} role="toolbar" aria-label={texts['editor.tools']}>
          {kind.actions.filter(isOffered).map((action) => (
            <button
              key={action}
              type="button"
              className={styles.tool}
              aria-pressed={pressed(action)}
              onClick={() => editor.current?.run(action)}
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
          {held.includes('table') &&
            tableActions.map((action) => (
              <button
                key={action}
                type="button"
                className={styles.tool}
                onClick={() => editor.current?.run(action)}
              >
                {texts[`editor.${action}`]}
              </button>
            ))}
          {isLinking && (
            <>
              <input
                ref={address}
                type="text"
                inputMode="url"
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
