import type { ComponentProps } from 'react'
import { useFormat, useT } from '../../page-context.tsx'
import { useDocumentTexts } from '../document-texts.ts'
import type { EditorState } from '../draft/answer-editor.server.ts'
import { EditorForm } from './editor-form.tsx'

type SavedEditorProps = Pick<
  ComponentProps<typeof EditorForm>,
  'kind' | 'choices' | 'logoHref' | 'files'
> & {
  /** Who the draft is for. */
  name: string
  saved: { id: string; version: number; updatedAt: string }
  /** As it was loaded. */
  state: EditorState
  /** As it was sent, where it could not be saved. */
  sent: EditorState | undefined
}

/** The editor of a draft that is kept: says when it was saved last, or that it is not. */
export function SavedEditor({ name, saved, state, sent, ...editor }: SavedEditorProps) {
  const t = useDocumentTexts(editor.kind)
  const shared = useT('document')
  const { dateTime } = useFormat()
  const { id, version, updatedAt } = saved
  return (
    <EditorForm
      {...editor}
      title={t('edit.title', { name })}
      sentence={
        sent ? shared('edit.unsaved') : shared('edit.savedAt', { time: dateTime(updatedAt) })
      }
      state={sent ?? state}
      saved={{ id, version, draft: state.draft }}
      isUnsaved={sent !== undefined}
    />
  )
}
