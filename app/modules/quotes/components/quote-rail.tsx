import { invoicePath } from '#app/modules/invoicing/index.ts'
import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  classes,
  Dialog,
  DialogActions,
  DialogForm,
  Field,
  Icon,
  type IconName,
  LinkButton,
  TextInput,
  text,
} from '#app/ui/index.ts'
import type { Quote } from '#contract/quotes.ts'
import { quotePath } from '../paths.ts'
import { dialogIds } from './dialog-ids.ts'

/** The customer's link: to copy and to open. */
export function QuoteLink({ quote: { publicPath, state }, origin }: LinkProps) {
  const t = useT('quotes')
  if (!publicPath || state === 'draft') return null
  return (
    <section className={styles.section}>
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
      <p className={styles.entry}>
        <LinkButton size="s" icon="external-link" href={publicPath} target="_blank">
          {t('share.open')}
        </LinkButton>
      </p>
    </section>
  )
}

type LinkProps = { quote: Quote; origin: string }

/** The versions issued before, and the invoice it became. */
export function QuoteLinks({ quote: { id, versions, invoiceId, currency } }: { quote: Quote }) {
  const { firm, can } = useFirm()
  const t = useT('quotes')
  const { money, dateOfInstant, date } = useFormat()
  if (versions.length === 0 && !invoiceId) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('detail.links')}</h2>
      {invoiceId && can('invoice:view') && (
        <p className={styles.entry}>
          <a className={text.link} href={invoicePath(firm.firmId, invoiceId)}>
            {t('detail.invoice')}
          </a>
        </p>
      )}
      {versions.map(({ revision, issuedAt, total }) => (
        <p key={revision} className={styles.entry}>
          <a className={text.link} href={`${quotePath(firm.firmId, id)}/versions/${revision}`}>
            {t('detail.version', { revision })}
          </a>
          <span className={styles.entryDate}>{date(dateOfInstant(issuedAt), 'short')}</span>
          <span>{money(total, currency)}</span>
        </p>
      ))}
    </section>
  )
}

/** Everything else that can be done with the quote. */
export function QuoteActions({ quote: { id, actions, state } }: { quote: Quote }) {
  const { firm } = useFirm()
  const t = useT('quotes')
  const path = quotePath(firm.firmId, id)
  return (
    <section className={classes(styles.section, styles.actions)} id="actions">
      {actions.includes('convert') && state === 'open' && (
        <a href={`${path}/convert`}>
          <Icon name="file-text" />
          {t('detail.convert')}
        </a>
      )}
      <a href={`${path}/pdf?form=proForma`} download>
        <Icon name="download" />
        {t('detail.proForma')}
      </a>
      {actions.includes('revise') && (
        <Press intent="revise" icon="pencil" words={t('detail.revise')} />
      )}
      {actions.includes('duplicate') && (
        <Press intent="duplicate" icon="copy" words={t('detail.duplicate')} />
      )}
      {actions.includes('deleteDraft') && (
        <button type="button" className={styles.danger} popovertarget={dialogIds.deleteDraft}>
          <Icon name="trash-2" />
          {t('detail.deleteDraft')}
        </button>
      )}
    </section>
  )
}

function Press({ intent, icon, words }: { intent: string; icon: IconName; words: string }) {
  return (
    <form method="post">
      <IdempotencyField />
      <button type="submit" name="intent" value={intent}>
        <Icon name={icon} />
        {words}
      </button>
    </form>
  )
}

export function DeleteDialog({ quote: { customerName } }: { quote: Quote }) {
  const t = useT('quotes')
  return (
    <Dialog id={dialogIds.deleteDraft} title={t('delete.title')}>
      <DialogForm>
        <IdempotencyField />
        <p>{t('delete.words', { name: customerName })}</p>
        <DialogActions>
          <Button kind="ghost" closes={dialogIds.deleteDraft}>
            {t('delete.keep')}
          </Button>
          <Button kind="danger" icon="trash-2" name="intent" value="deleteDraft">
            {t('delete.now')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
