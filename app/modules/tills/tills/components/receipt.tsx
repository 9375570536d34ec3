import { useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import type { PublicTicket } from '#contract/tills/public-tickets.ts'
import { receiptCardWords } from '#contract/tills/receipt-words.ts'
import * as styles from './receipt.css.ts'
import { ReceiptCode } from './receipt-code.tsx'

type Printed = Omit<PublicTicket, 'language' | 'country' | 'timeZone'>

type ReceiptProps = {
  ticket: Printed
  /** Where its public copy is. */
  link: string
  /** When it was sold, as the reader's clock and forms have it. */
  soldAt: string
}

/** A ticket as it is printed: 80 mm wide. */
export function Receipt({ ticket, link, soldAt }: ReceiptProps) {
  const t = useT('tills')
  const { money } = useFormat()
  const { seller, number, cashierName, customerName, registerName, footer } = ticket
  const { kind, refundOf, currency, subtotal, rounding, total, net, priceMode } = ticket
  const sold = total - ticket.giftCardTotal
  const { coupon, points } = ticket
  const off = (coupon?.amount ?? 0) + (points?.worth ?? 0)
  const discount = subtotal - off - (priceMode === 'gross' ? sold : net)
  const change = ticket.tenders.reduce((sum, one) => sum + one.change, 0)
  return (
    <article className={styles.paper} aria-label={t('receipt.title', { number })}>
      <header className={styles.head}>
        <p className={styles.name}>{seller.name}</p>
        {seller.address.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {seller.taxId && <p>{seller.taxId}</p>}
      </header>
      <p>
        {t(`kind.${kind}`)} {number}
        {refundOf && ` ← ${refundOf.number}`}
      </p>
      <p className={styles.small}>
        {soldAt} · {registerName} · {cashierName}
      </p>
      {customerName && <p className={styles.small}>{customerName}</p>}
      <Lines ticket={ticket} />
      <table className={styles.table}>
        <tbody>
          {discount !== 0 && (
            <SumRow label={t('receipt.discount')} value={money(0 - discount, currency)} />
          )}
          {coupon && coupon.amount !== 0 && (
            <SumRow
              label={t('receipt.coupon', { code: coupon.code })}
              value={money(0 - coupon.amount, currency)}
            />
          )}
          {points && points.worth !== 0 && (
            <SumRow
              label={t('receipt.points', { count: points.used })}
              value={money(0 - points.worth, currency)}
            />
          )}
          {priceMode === 'net' && (
            <SumRow label={t('field.tax')} value={money(sold - net, currency)} />
          )}
          <SumRow label={t('field.total')} value={money(total, currency)} isTotal />
          {rounding !== 0 && (
            <SumRow label={t('report.rounding')} value={money(rounding, currency)} />
          )}
          {ticket.tenders.map(({ tender, amount, reference }) => (
            <SumRow
              key={`${tender} ${amount}`}
              label={`${t(`tender.${tender}`)} ${reference}`.trim()}
              value={money(amount, currency)}
            />
          ))}
          {ticket.tips.map(({ tender, amount }) => (
            <SumRow
              key={tender}
              label={`${t('sell.tips')}, ${t(`tender.${tender}`)}`}
              value={money(amount, currency)}
            />
          ))}
          {change !== 0 && <SumRow label={t('receipt.change')} value={money(change, currency)} />}
        </tbody>
      </table>
      <Taxes ticket={ticket} />
      {points && <Points points={points} />}
      <FiscalPart fiscal={ticket.fiscal} />
      {footer && <p className={styles.foot}>{footer}</p>}
      {link !== '' && <ReceiptCode link={link} label={t('receipt.code')} />}
    </article>
  )
}

/** What the tax authority wants on it. */
function FiscalPart({ fiscal: { code, heading, lines } }: Pick<Printed, 'fiscal'>) {
  return (
    <div className={styles.fiscal}>
      {code !== '' && <ReceiptCode link={code} label={heading} isLarge />}
      {lines.map((line) => (
        <p key={line} className={styles.small}>
          {line}
        </p>
      ))}
    </div>
  )
}

function Lines({ ticket: { lines, giftCards, currency } }: { ticket: Printed }) {
  const { money, number } = useFormat()
  return (
    <table className={styles.table}>
      <tbody>
        {lines.map(({ position, description, quantity, unit, unitPrice, amount, discount }) => (
          <tr key={position}>
            <td>
              {description}
              {(quantity !== '1' || discount) && (
                <div className={styles.small}>
                  {number(quantity)} {unit} × {number(unitPrice)}
                  {discount?.kind === 'percent' && ` − ${number(discount.value)} %`}
                  {discount?.kind === 'amount' && ` − ${number(discount.value)}`}
                </div>
              )}
            </td>
            <td>{money(amount, currency)}</td>
          </tr>
        ))}
        {giftCards.map((card) => (
          <CardRow key={card.position} card={card} currency={currency} />
        ))}
      </tbody>
    </table>
  )
}

/** A gift card; a new one with the code that it is spent by. */
function CardRow({ card, currency }: { card: Printed['giftCards'][number]; currency: string }) {
  const { language } = usePage()
  const { money, date } = useFormat()
  const { name, code, until } = receiptCardWords(language, card, (day) => date(day))
  return (
    <tr>
      <td>
        {name}
        <div className={card.code === '' ? styles.small : styles.cardCode}>{code}</div>
        {until !== '' && <div className={styles.small}>{until}</div>}
      </td>
      <td>{money(card.amount, currency)}</td>
    </tr>
  )
}

/** What the customer's points are after it. */
function Points({ points }: { points: NonNullable<Printed['points']> }) {
  const t = useT('tills')
  const { number } = useFormat()
  return (
    <table className={styles.table}>
      <tbody className={styles.small}>
        <SumRow label={t('receipt.earned')} value={number(points.earned)} />
        <SumRow label={t('receipt.balance')} value={number(points.balance)} />
      </tbody>
    </table>
  )
}

function Taxes({ ticket: { taxGroups, currency } }: { ticket: Printed }) {
  const t = useT('tills')
  const { money, percent } = useFormat()
  return (
    <table className={styles.table}>
      <tbody className={styles.small}>
        {taxGroups.map(({ rate, base, tax }) => (
          <SumRow
            key={`${rate} ${base}`}
            label={t('receipt.tax', { rate: percent(rate), net: money(base, currency) })}
            value={money(tax, currency)}
          />
        ))}
      </tbody>
    </table>
  )
}

function SumRow({ label, value, isTotal }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <td>{label}</td>
      <td>{value}</td>
    </tr>
  )
}
