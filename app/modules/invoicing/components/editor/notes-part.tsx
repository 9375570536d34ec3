import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Field, Icon, TextArea, text } from '#app/ui/index.ts'
import type { Attachment } from '#contract/invoice.ts'
import type { Draft } from '../../draft/draft.ts'
import { fileInput } from '../file-input.css.ts'
import * as styles from './editor.css.ts'

type NotesPartProps = {
  draft: Draft
  attachments: readonly Attachment[]
  /** Address of an attachment's file, by its id. */
  attachmentHref: (id: string) => string
  problemAt: (path: string) => string | undefined
}

/** What is said on the invoice, what only the team sees, and files that go with it. */
export function NotesPart({ draft, attachments, attachmentHref, problemAt }: NotesPartProps) {
  const t = useT('invoicing')
  return (
    <div className={styles.notes}>
      <Field id="notes" label={t('edit.notes')} error={problemAt('notes')}>
        {(wiring) => (
          <TextArea {...wiring} name="notes" defaultValue={draft.notes} maxLength={2000} />
        )}
      </Field>
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
      <div className={styles.files}>
        {attachments.map((attachment) => (
          <FileRow key={attachment.id} file={attachment} href={attachmentHref(attachment.id)} />
        ))}
        <Field id="files" label={t('edit.files')} hint={t('edit.filesHint')}>
          {(wiring) => (
            <input {...wiring} className={fileInput} type="file" name="files" multiple />
          )}
        </Field>
      </div>
    </div>
  )
}

function FileRow({ file, href }: { file: Attachment; href: string }) {
  const t = useT('invoicing')
  const { fileSize } = useFormat()
  return (
    <p className={styles.file}>
      <Icon name="paperclip" />
      <a className={text.link} href={href}>
        {file.name}
      </a>
      <span className={text.faint}>{fileSize(file.size)}</span>
      <Button kind="ghost" size="s" icon="x" iconOnly name="intent" value={`detach.${file.id}`}>
        {t('edit.removeFile', { name: file.name })}
      </Button>
    </p>
  )
}
