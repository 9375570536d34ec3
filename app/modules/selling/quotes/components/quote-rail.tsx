import { invoicePath } from '#app/modules/selling/invoicing/index.ts'
import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { DraftActions } from '#app/shell/documents/detail/draft-actions.tsx'
import { Press } from '#app/shell/documents/detail/press.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { classes, Icon, text } from '#app/ui/index.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import { quotePath } from '../paths.ts'

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
      <DraftActions texts="quotes" actions={actions} />
    </section>
  )
}
