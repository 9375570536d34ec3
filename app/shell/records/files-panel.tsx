import { Button, Field, FileInput, Icon, LinkButton, text } from '#app/ui/index.ts'
import { maxAttachmentMebibytes, type RecordPanels } from '#contract/firm/records.ts'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import type { Refusal } from '../form/parse-form.ts'
import { useProblems } from '../form/problem-text.ts'
import { useFirm, useFormat, useT } from '../page-context.tsx'
import { Panel } from './panel.tsx'
import { attachmentPath, recordPath } from './paths.ts'
import * as styles from './records.css.ts'

type FilesPanelProps = { panels: RecordPanels; refusal: Refusal | undefined }

/** The files kept with a record. Nothing where there are none and none may be added. */
export function FilesPanel({ panels, refusal }: FilesPanelProps) {
  const t = useT('record')
  const { firm } = useFirm()
  const { fileSize } = useFormat()
  const { attachments, canAttach, keepsFiles } = panels
  if (attachments.length === 0 && !canAttach) return null
  const path = recordPath(firm.firmId, panels)
  return (
    <Panel id="files" title={t('files.title')}>
      <ul>
        {attachments.map((file) => (
          <li key={file.id} className={styles.entry}>
            <Icon name="paperclip" />
            <a
              className={`${text.link} ${styles.name}`}
              href={attachmentPath(firm.firmId, panels, file.id)}
            >
              {file.name}
            </a>
            <span className={text.faint}>{fileSize(file.size)}</span>
            {canAttach && !keepsFiles && (
              <LinkButton
                kind="ghost"
                size="s"
                icon="x"
                iconOnly
                href={`${path}?remove=${file.id}#ask`}
              >
                {t('files.remove', { name: file.name })}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      {canAttach && <AddFiles path={path} refusal={refusal} />}
    </Panel>
  )
}

function AddFiles({ path, refusal }: { path: string; refusal: Refusal | undefined }) {
  const t = useT('record')
  const problemAt = useProblems(refusal?.problems)
  return (
    <form method="post" action={path} encType="multipart/form-data" className={styles.form}>
      <IdempotencyField />
      <Field
        id="file"
        label={t('files.choose')}
        hint={t('files.hint', { maximum: maxAttachmentMebibytes })}
        error={problemAt('file')}
      >
        {(wiring) => <FileInput {...wiring} name="files" multiple required />}
      </Field>
      <div>
        <Button size="s" icon="upload" name="intent" value="attach">
          {t('files.add')}
        </Button>
      </div>
    </form>
  )
}
