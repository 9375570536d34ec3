import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { TakeBack } from '#app/shell/documents/detail/take-back.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import type { Invoice, Settlement } from '#contract/selling/invoice.ts'

/** What took something off what is due, each with a way to take it back. */
export function SettlementsPart({ invoice }: { invoice: Invoice }) {
  const t = useT('invoicing')
  const { settlements, currency, kind } = invoice
  if (kind !== 'invoice' || settlements.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('settled.title')}</h2>
      {settlements.map((settlement) => (
        <SettlementEntry key={settlement.id} settlement={settlement} currency={currency} />
      ))}
    </section>
  )
}

type SettlementProps = { settlement: Settlement; currency: string }

function SettlementEntry({ settlement, currency }: SettlementProps) {
  const t = useT('invoicing')
  const { date, money } = useFormat()
  const { kind, amount, by, canTakeBack } = settlement
  const isReduction = kind === 'discount' || kind === 'writeOff'
  return (
    <>
      <p className={styles.entry}>
        <span className={styles.entryName}>{t(`settled.${kind}`, { number: by.number })}</span>
        <span className={styles.entryDate}>{date(settlement.date, 'short')}</span>
        <span>{money(amount, currency)}</span>
      </p>
      {canTakeBack && (
        <TakeBack
          settlement={settlement}
          currency={currency}
          words={t(isReduction ? 'settled.wordsReduction' : 'settled.words')}
        />
      )}
    </>
  )
}
