import * as styles from '#app/shell/documents/editor/editor.css.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Field, Icon, text } from '#app/ui/index.ts'
import type { Attachment, Invoice } from '#contract/invoice.ts'
import { invoicePath } from '../paths.ts'
import { fileInput } from './file-input.css.ts'

/** The files of a draft in its editor, and a field for more. */
export function EditorFiles({ saved }: { saved?: Invoice }) {
  const t = useT('invoicing')
  const { firm } = useFirm()
  return (
    <div className={styles.files}>
      {saved?.attachments.map((attachment) => (
        <FileRow
          key={attachment.id}
          file={attachment}
          href={`${invoicePath(firm.firmId, saved.id)}/attachments/${attachment.id}`}
        />
      ))}
      <Field id="files" label={t('edit.files')} hint={t('edit.filesHint')}>
        {(wiring) => <input {...wiring} className={fileInput} type="file" name="files" multiple />}
      </Field>
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
