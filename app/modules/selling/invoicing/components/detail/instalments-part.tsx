import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import type { Invoice } from '#contract/selling/invoice.ts'

/** The parts an invoice is paid in, and what of each is open. */
export function InstalmentsPart({ invoice }: { invoice: Invoice }) {
  const t = useT('invoicing')
  const { money, date } = useFormat()
  const { instalments, currency, state } = invoice
  if (instalments.length === 0) return null
  return (
    <section className={styles.section} id="instalments">
      <h2 className={styles.sectionTitle}>{t('instalments.title')}</h2>
      {instalments.map(({ dueDate, amount, open }) => (
        <p key={dueDate} className={styles.entry}>
          <span>{date(dueDate, 'medium')}</span>
          <span>
            {money(amount, currency)}{' '}
            {state !== 'draft' && (
              <span className={open === 0 ? text.ok : text.soft}>
                {open === 0
                  ? t('instalments.paid')
                  : t('instalments.open', { amount: money(open, currency) })}
              </span>
            )}
          </span>
        </p>
      ))}
    </section>
  )
}
