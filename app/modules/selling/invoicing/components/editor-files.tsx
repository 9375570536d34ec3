import * as styles from '#app/shell/documents/editor/editor.css.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { attachmentPath } from '#app/shell/records/paths.ts'
import { Button, Dialog, DialogActions, Field, Icon, text } from '#app/ui/index.ts'
import type { Attachment } from '#contract/firm/records.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
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
          href={attachmentPath(firm.firmId, { kind: 'invoice', id: saved.id }, attachment.id)}
        />
      ))}
      <Field id="files" label={t('edit.files')} hint={t('edit.filesHint')}>
        {(wiring) => <input {...wiring} className={fileInput} type="file" name="files" multiple />}
      </Field>
    </div>
  )
}

function FileRow({ file, href }: { file: Attachment; href: string }) {
  const t = useT('record')
  const { fileSize } = useFormat()
  const dialog = `detach-${file.id}`
  return (
    <div className={styles.file}>
      <Icon name="paperclip" />
      <a className={text.link} href={href}>
        {file.name}
      </a>
      <span className={text.faint}>{fileSize(file.size)}</span>
      <Button kind="ghost" size="s" icon="x" iconOnly opens={dialog}>
        {t('files.remove', { name: file.name })}
      </Button>
      <Dialog id={dialog} title={t('files.ask', { name: file.name })}>
        <p>{t('files.askWords')}</p>
        <DialogActions>
          <Button kind="ghost" closes={dialog}>
            {t('files.keep')}
          </Button>
          <Button kind="danger" icon="trash-2" name="intent" value={`detach.${file.id}`}>
            {t('files.removeNow')}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  )
}
