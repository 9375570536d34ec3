import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Format } from '#app/shell/format.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Field, Icon, LinkButton, TextInput, Timeline, text } from '#app/ui/index.ts'
import type { Invoice } from '#contract/invoice.ts'
import { invoicePath } from '../../paths.ts'
import { fileInput } from '../file-input.css.ts'
import { historyDisc, historyText } from '../history-text.ts'

/** The public link: to copy, to open, to take back. */
export function SharePart({ invoice, origin }: { invoice: Invoice; origin: string }) {
  const t = useT('invoicing')
  const { publicPath, actions } = invoice
  if (!publicPath) return null
  return (
    <section className={styles.section}>
      <form method="post" className={styles.link}>
        <IdempotencyField />
        <Field id="public-link" label={t('share.link')} hint={t('share.hint')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              className={styles.linkField}
              value={origin + publicPath}
              readOnly
            />
          )}
        </Field>
        <div className={styles.entry}>
          <LinkButton size="s" icon="external-link" href={publicPath} target="_blank">
            {t('share.open')}
          </LinkButton>
          {actions.includes('share') && (
            <Button size="s" kind="danger" icon="unlink" name="intent" value="unshare">
              {t('share.revoke')}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

/** Payments, credit notes, or the invoice a credit note takes back. */
export function LinksPart({ invoice: { links, currency } }: { invoice: Invoice }) {
  const { firm } = useFirm()
  const t = useT('invoicing')
  const { date, money } = useFormat()
  if (links.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('detail.links')}</h2>
      {links.map((link) => (
        <p key={link.id} className={styles.entry}>
          <a
            className={text.link}
            href={
              link.kind === 'payment'
                ? `/firms/${firm.firmId}/payments/${link.id}`
                : invoicePath(firm.firmId, link.id)
            }
          >
            {t(`link.${link.kind}`, { number: link.number })}
          </a>
          <span className={styles.entryDate}>{date(link.date, 'short')}</span>
          <span>{money(link.amount, currency)}</span>
        </p>
      ))}
    </section>
  )
}

/** Files that were kept with the document. */
export function FilesPart({ invoice }: { invoice: Invoice }) {
  const { firm, can } = useFirm()
  const t = useT('invoicing')
  const { fileSize } = useFormat()
  const { id, attachments } = invoice
  const mayEdit = can('invoice:edit')
  if (attachments.length === 0 && !mayEdit) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('edit.files')}</h2>
      <form method="post" encType="multipart/form-data" className={styles.link}>
        <IdempotencyField />
        {attachments.map((file) => (
          <p key={file.id} className={styles.entry}>
            <Icon name="paperclip" />
            <a
              className={styles.entryName}
              href={`${invoicePath(firm.firmId, id)}/attachments/${file.id}`}
            >
              {file.name}
            </a>
            <span className={text.faint}>{fileSize(file.size)}</span>
            {mayEdit && (
              <Button
                kind="ghost"
                size="s"
                icon="x"
                iconOnly
                name="intent"
                value={`detach.${file.id}`}
              >
                {t('edit.removeFile', { name: file.name })}
              </Button>
            )}
          </p>
        ))}
        {mayEdit && (
          <>
            <input
              className={fileInput}
              type="file"
              name="files"
              multiple
              aria-label={t('edit.addFiles')}
            />
            <div>
              <Button size="s" icon="upload" name="intent" value="attach">
                {t('edit.attach')}
              </Button>
            </div>
          </>
        )}
      </form>
    </section>
  )
}

/** What happened to the document, newest first. */
export function HistoryPart({ invoice: { history } }: { invoice: Invoice }) {
  const t = useT('invoicing')
  const format = useFormat()
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('detail.history')}</h2>
      <Timeline
        entries={history.map((entry) => ({
          id: entry.id,
          kind: historyDisc(entry.kind),
          text: historyText(t, format, entry),
          detail: [entry.detail, entry.by].filter(Boolean).join(', '),
          happenedAt: entry.at,
          timeText: timeText(entry.at, format),
        }))}
      />
    </section>
  )
}

/** Day and time; the year only when it is not this one. */
function timeText(at: string, { date, dateOfInstant, time }: Format): string {
  const isThisYear = at.startsWith(String(new Date().getUTCFullYear()))
  return `${date(dateOfInstant(at), isThisYear ? 'short' : 'medium')}, ${time(at)}`
}
