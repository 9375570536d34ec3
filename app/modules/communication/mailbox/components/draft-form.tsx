import { Island } from '#app/islands/island.tsx'
import { pickTexts } from '#app/islands/texts.ts'
import { FormField, FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { FormNotices } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import TextEditor from '#app/shell/islands/text-editor.island.tsx'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { editorTexts } from '#app/shell/rich-text/editor-texts.ts'
import {
  Button,
  Combobox,
  Field,
  FileInput,
  Icon,
  Select,
  TextArea,
  TextInput,
  text,
} from '#app/ui/index.ts'
import type { Mailbox, MailContact, MailFile } from '#contract/communication/mailbox.ts'
import DraftKeeper from '../islands/draft-keeper.island.tsx'
import { draftPath, keepDraftPath } from '../paths.ts'
import * as styles from './draft-form.css.ts'
import { DraftFinder, type FoundForDraft, TemplateChoice, typedPerson } from './draft-helpers.tsx'

type DraftFormProps = {
  initial: Record<'to' | 'cc' | 'bcc' | 'subject' | 'text', string> & { isRich: boolean }
  files: readonly MailFile[]
  contacts: readonly MailContact[]
  templateNames: readonly string[]
  found: FoundForDraft | undefined
  refusal: Refusal | undefined
  /** Mailboxes to write from; one draft stays with its own. */
  boxes?: readonly Mailbox[]
  boxId?: string
  /** Where it is sent, where that is not its own page. */
  action?: string | undefined
  /** The draft that can be thrown away, where there is one. */
  draftId?: string | undefined
}

const formId = 'draft-form'

/** A mail that is being written. Every button keeps what was typed. */
export function DraftForm({
  initial,
  files,
  contacts,
  templateNames,
  found,
  refusal,
  boxes = [],
  boxId,
  action,
  draftId,
}: DraftFormProps) {
  const t = useT('mailbox')
  const tForm = useT('form')
  const names = ['to', 'cc', 'bcc', 'subject', 'text', 'file', 'sendAt']
  const labels = Object.fromEntries(names.map((name) => [name, t(`draft.${name}`)]))
  const options = contacts.map((one) => ({ value: typedPerson(one) }))
  const { isRich, ...typed } = initial
  const isTypedRich = refusal ? refusal.values.isRich === 'true' : isRich
  const hasCopies = Boolean(initial.cc || initial.bcc || refusal?.values.cc || refusal?.values.bcc)
  const person = (name: 'to' | 'cc' | 'bcc') => (
    <FormField name={name}>
      {(control) => <Combobox {...control} options={options} maxLength={8000} />}
    </FormField>
  )
  return (
    <FormFields refusal={refusal} initial={typed} labels={labels}>
      <form
        method="post"
        action={action}
        id={formId}
        className={styles.form}
        encType="multipart/form-data"
        noValidate
      >
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <IdempotencyField />
        {boxes.length > 0 && (
          <Field id="box" label={t('draft.from')}>
            {(wiring) => (
              <Select
                {...wiring}
                name="mailboxId"
                defaultValue={String(refusal?.values.mailboxId ?? boxId ?? '')}
                options={boxes.map(({ id, name, address }) => ({
                  value: id,
                  label: `${name} <${address}>`,
                }))}
              />
            )}
          </Field>
        )}
        {person('to')}
        <details open={hasCopies}>
          <summary>{t('draft.copies')}</summary>
          <div className={styles.copies}>
            {person('cc')}
            {person('bcc')}
          </div>
        </details>
        <TextField name="subject" maxLength={300} />
        <TemplateChoice names={templateNames} />
        <FormField name="text" hint={isTypedRich && t('editor.marks')}>
          {(control) => (
            <>
              <TextArea {...control} rows={16} maxLength={200_000} className={styles.text} />
              <input type="hidden" id="isRich" name="isRich" defaultValue={String(isTypedRich)} />
              <Island
                of={TextEditor}
                props={{
                  fieldId: control.id,
                  richId: 'isRich',
                  texts: pickTexts(tForm, editorTexts),
                }}
                when="load"
              />
            </>
          )}
        </FormField>
        <Files files={files} />
        <DraftFinder found={found} />
        <Foot draftId={draftId} refusal={refusal} />
      </form>
    </FormFields>
  )
}

function Files({ files }: { files: readonly MailFile[] }) {
  const t = useT('mailbox')
  const { fileSize } = useFormat()
  return (
    <div className={styles.files}>
      {files.map(({ id, name, size }) => (
        <p key={id} className={styles.file}>
          <Icon name="paperclip" />
          <span>
            {name} <span className={text.faint}>{fileSize(size)}</span>
          </span>
          <Button size="s" kind="ghost" icon="x" iconOnly name="intent" value={`removeFile:${id}`}>
            {t('draft.removeFile', { name })}
          </Button>
        </p>
      ))}
      <div className={styles.row}>
        <FormField name="file">
          {({ defaultValue: _, ...control }) => <FileInput {...control} />}
        </FormField>
        <Button icon="paperclip" name="intent" value="attach">
          {t('draft.attach')}
        </Button>
      </div>
    </div>
  )
}

function Foot({ draftId, refusal }: Pick<DraftFormProps, 'draftId' | 'refusal'>) {
  const t = useT('mailbox')
  const { language } = usePage()
  const { firm } = useFirm()
  const { firmId, timeZone } = firm
  return (
    <footer className={styles.foot}>
      <Button kind="primary" icon="send" name="intent" value="send">
        {t('draft.send')}
      </Button>
      <Button icon="save" name="intent" value="save">
        {t('draft.save')}
      </Button>
      {draftId && (
        <Button kind="ghost" icon="trash-2" name="intent" value="discard">
          {t('draft.discard')}
        </Button>
      )}
      <details open={refusal?.problems.sendAt !== undefined}>
        <summary>{t('draft.laterSummary')}</summary>
        <div className={styles.row}>
          <FormField name="sendAt">
            {(control) => <TextInput {...control} type="datetime-local" />}
          </FormField>
          <Button icon="clock" name="intent" value="later">
            {t('draft.later')}
          </Button>
        </div>
      </details>
      <Island
        of={DraftKeeper}
        props={{
          formId,
          language,
          timeZone,
          keepPath: keepDraftPath(firmId),
          draftPath: draftPath(firmId, '{id}'),
          ...(draftId && { draftId }),
          texts: pickTexts(t, ['draft.kept', 'draft.notKept']),
        }}
        when="idle"
      />
    </footer>
  )
}
