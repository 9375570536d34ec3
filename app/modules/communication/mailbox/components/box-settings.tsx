import type { ReactNode } from 'react'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Field, FileInput, Select, TextArea, TextInput, text } from '#app/ui/index.ts'
import { labelColors, type Mailbox, type MailLabel } from '#contract/communication/mailbox.ts'
import * as styles from './box-settings.css.ts'

/** What somebody sets of a mailbox: its signature and labels; and a mail that is brought in as a file. */
export function BoxSettings({ box, children }: { box: Mailbox; children?: ReactNode }) {
  const t = useT('mailbox')
  const { id, name, address, isOwn, isReachable, signature, labels } = box
  return (
    <section className={styles.section}>
      <h2>{isOwn ? t('side.own') : name}</h2>
      <p>
        <b>{address}</b>{' '}
        <span className={text.soft}>
          {t(isReachable ? 'settings.reachable' : 'side.insideOnly')}
        </span>
      </p>
      <form method="post" className={styles.form}>
        <IdempotencyField />
        <input type="hidden" name="mailboxId" value={id} />
        <Field id={`signature-${id}`} label={t('settings.signature')}>
          {(wiring) => (
            <TextArea
              {...wiring}
              name="signature"
              rows={4}
              maxLength={2000}
              defaultValue={signature}
            />
          )}
        </Field>
        <Button name="intent" value="signature" icon="save">
          {t('settings.saveSignature')}
        </Button>
      </form>
      <h3>{t('side.labels')}</h3>
      {labels.map((label) => (
        <LabelForm key={label.id} boxId={id} label={label} />
      ))}
      <LabelForm boxId={id} />
      {children}
      <h3>{t('settings.import')}</h3>
      <form method="post" className={styles.row} encType="multipart/form-data">
        <IdempotencyField />
        <input type="hidden" name="mailboxId" value={id} />
        <Field id={`file-${id}`} label={t('settings.file')} hint={t('settings.importWords')}>
          {(wiring) => (
            <FileInput
              {...wiring}
              name="file"
              accept=".eml,.mbox,message/rfc822,application/mbox"
            />
          )}
        </Field>
        <Button name="intent" value="import" icon="upload">
          {t('settings.importButton')}
        </Button>
      </form>
    </section>
  )
}

/** A label to change or remove, or a new one. */
function LabelForm({ boxId, label }: { boxId: string; label?: MailLabel }) {
  const t = useT('mailbox')
  const id = label?.id ?? `new-${boxId}`
  return (
    <form method="post" className={styles.row}>
      <IdempotencyField />
      <input type="hidden" name="mailboxId" value={boxId} />
      {label && <input type="hidden" name="mailLabelId" value={label.id} />}
      <Field id={`name-${id}`} label={t('settings.labelName')}>
        {(wiring) => (
          <TextInput {...wiring} name="name" maxLength={40} defaultValue={label?.name} />
        )}
      </Field>
      <Field id={`color-${id}`} label={t('settings.labelColor')}>
        {(wiring) => (
          <Select
            {...wiring}
            name="color"
            defaultValue={label?.color ?? 'blue'}
            options={labelColors.map((color) => ({ value: color, label: t(`color.${color}`) }))}
          />
        )}
      </Field>
      <Button name="intent" value={label ? 'changeLabel' : 'addLabel'}>
        {t(label ? 'settings.changeLabel' : 'settings.addLabel')}
      </Button>
      {label && (
        <Button kind="ghost" icon="trash-2" iconOnly name="intent" value="removeLabel">
          {t('settings.removeLabel', { name: label.name })}
        </Button>
      )}
    </form>
  )
}
