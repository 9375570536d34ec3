import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/fields/text-input.tsx'
import * as styles from './quick-add.css.ts'

export type QuickTexts = Record<
  'title' | 'add' | 'more' | 'close' | 'failed' | 'again' | 'delete' | 'keep' | 'deleteWords',
  string
>

type QuickAddProps = {
  texts: QuickTexts
  when: string
  moreHref: string
  onAdd: (title: string) => void
  onClose: () => void
}

/** A title is enough for an event at the place that was pressed. */
export function QuickAdd({ texts, when, moreHref, onAdd, onClose }: QuickAddProps) {
  const form = useRef<HTMLFormElement>(null)
  const fieldOf = () => form.current?.querySelector('input')
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function submit(event: FormEvent): void {
    event.preventDefault()
    const title = fieldOf()?.value.trim() ?? ''
    if (title !== '') onAdd(title)
  }

  return (
    <form ref={form} className={styles.panel} onSubmit={submit} onKeyDown={closesOnEscape(onClose)}>
      <span className={styles.when}>{when}</span>
      <span className={styles.title}>
        <TextInput aria-label={texts.title} placeholder={texts.title} maxLength={200} />
      </span>
      <Button kind="primary">{texts.add}</Button>
      <LinkButton href={moreHref}>{texts.more}</LinkButton>
      <Button type="button" kind="ghost" icon="x" iconOnly onClick={onClose}>
        {texts.close}
      </Button>
    </form>
  )
}

type AskDeleteProps = {
  texts: QuickTexts
  question: string
  onDelete: () => void
  onClose: () => void
}

/** Asks before an event goes that was deleted by key. */
export function AskDelete({ texts, question, onDelete, onClose }: AskDeleteProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.querySelector('button')?.focus(), [])
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="alertdialog"
      aria-label={question}
      onKeyDown={closesOnEscape(onClose)}
    >
      <span className={styles.when}>{question}</span>
      <Button type="button" kind="ghost" onClick={onClose}>
        {texts.keep}
      </Button>
      <Button type="button" kind="danger" onClick={onDelete}>
        {texts.delete}
      </Button>
    </div>
  )
}

function closesOnEscape(onClose: () => void) {
  return ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
}
