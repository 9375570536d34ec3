import type { ReactNode } from 'react'
import { Field, TextArea } from '#app/ui/index.ts'
import type { DocumentKind } from '../document-kind.ts'
import { useDocumentTexts } from '../document-texts.ts'
import type { Draft } from '../draft/draft.ts'
import * as styles from './editor.css.ts'

type NotesPartProps = {
  kind: DocumentKind
  draft: Draft
  problemAt: (path: string) => string | undefined
  /** The files that go with the document, where the kind has any. */
  files: ReactNode
}

/** What is said on the document, what only the team sees, and files that go with it. */
export function NotesPart({ kind, draft, problemAt, files }: NotesPartProps) {
  const t = useDocumentTexts(kind)
  return (
    <div className={styles.notes}>
      <Field id="notes" label={t('edit.notes')} error={problemAt('notes')}>
        {(wiring) => (
          <TextArea {...wiring} name="notes" defaultValue={draft.notes} maxLength={2000} />
        )}
      </Field>
      {kind.foot.map(({ name, rows, maxLength, hasHint }) => (
        <Field
          key={name}
          id={name}
          label={t(`edit.${name}`)}
          hint={hasHint ? t(`edit.${name}Hint`) : undefined}
          error={problemAt(name)}
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              name={name}
              defaultValue={draft.own[name] ?? ''}
              rows={rows}
              maxLength={maxLength}
            />
          )}
        </Field>
      ))}
      <Field
        id="internalNote"
        label={t('edit.internalNote')}
        hint={t('edit.internalNoteHint')}
        error={problemAt('internalNote')}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            name="internalNote"
            defaultValue={draft.internalNote}
            rows={2}
            maxLength={2000}
          />
        )}
      </Field>
      {files}
    </div>
  )
}
