import { invoicePath } from '#app/modules/selling/invoicing/index.ts'
import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { ShareLink } from '#app/shell/documents/public/share-link.tsx'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { classes, Icon, type IconName, text } from '#app/ui/index.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import { quotePath } from '../paths.ts'
import { dialogIds } from './dialog-ids.ts'

/** The customer's link, or a way to make one again. */
export function QuoteLink({ quote, origin }: LinkProps) {
  const t = useT('quotes')
  const { can } = useFirm()
  const { publicPath, publicUntil, state } = quote
  if (state === 'draft') return null
  if (!publicPath) {
    return can('quote:edit') ? (
      <section className={classes(styles.section, styles.actions)}>
        <Press intent="share" icon="link" words={t('share.make')} />
      </section>
    ) : null
  }
  return (
    <ShareLink
      label={t('share.link')}
      hint={t('share.hint')}
      address={origin + publicPath}
      path={publicPath}
      until={publicUntil}
      canChange={can('quote:edit')}
    />
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
export function QuoteActions({ quote: { id, actions, state, number } }: { quote: Quote }) {
  const { firm, can } = useFirm()
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
      {actions.includes('order') && (
        <Press intent="order" icon="package" words={t('detail.order')} />
      )}
      {actions.includes('reserve') && (
        <Press intent="reserve" icon="truck" words={t('detail.reserve')} />
      )}
      {number !== null && can('invoice:view') && (
        <a href={`${path}/deposit`}>
          <Icon name="coins" />
          {t('detail.deposit')}
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
    <AskDialog
      id={dialogIds.deleteDraft}
      title={t('delete.title')}
      words={t('delete.words', { name: customerName })}
      intent="deleteDraft"
      icon="trash-2"
      submit={t('delete.now')}
      keep={t('delete.keep')}
    />
  )
}
