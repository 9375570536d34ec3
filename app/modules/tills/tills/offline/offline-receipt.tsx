import { fillText } from '#app/islands/texts.ts'
import { Button } from '#app/ui/button.tsx'
import * as paper from '../components/receipt.css.ts'
import * as styles from './offline.css.ts'
import { formatOf, type OfflinePlace } from './place.ts'
import type { OfflineTicket } from './types.ts'

type OfflineReceiptProps = { place: OfflinePlace; ticket: OfflineTicket; onNext: () => void }

/** The receipt of a ticket that is only on the device yet: it has its number, and says what it lacks. */
export function OfflineReceipt({ place, ticket, onNext }: OfflineReceiptProps) {
  const { texts, currency, seller, footer, tillName, priceMode } = place
  const format = formatOf(place)
  const amount = (minor: number) => format.money(minor, currency)
  const tax = ticket.taxGroups.reduce((sum, group) => sum + group.tax, 0)
  const { discountTotal } = ticket
  const sums = [
    ...(discountTotal === 0 ? [] : [[texts['receipt.discount'], 0 - discountTotal] as const]),
    ...(priceMode === 'net' ? [[texts['field.tax'], tax] as const] : []),
    ...(ticket.rounding === 0 ? [] : [[texts['report.rounding'], ticket.rounding] as const]),
    ...(ticket.tip === 0 ? [] : [[texts['sell.tips'], ticket.tip] as const]),
    [texts[`tender.${ticket.tender}`], ticket.given] as const,
    ...(ticket.change === 0 ? [] : [[texts['receipt.change'], ticket.change] as const]),
  ]
  return (
    <>
      <div className={`${styles.buttons} ${styles.notPrinted}`}>
        <Button type="button" kind="primary" size="l" icon="scan-barcode" onClick={onNext}>
          {texts['sell.next']}
        </Button>
        <Button type="button" size="l" icon="printer" onClick={() => window.print()}>
          {texts['receipt.print']}
        </Button>
      </div>
      <article className={paper.paper} aria-label={texts['receipt.name']}>
        <header className={paper.head}>
          <p className={paper.name}>{seller.name}</p>
          {seller.address.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {seller.taxId && <p>{seller.taxId}</p>}
        </header>
        <p>
          {texts['kind.sale']} {ticket.number}
        </p>
        <p className={paper.small}>
          {format.dateTime(ticket.soldAt)} · {tillName} · {ticket.cashierName}
        </p>
        {ticket.customer && <p>{ticket.customer.name}</p>}
        <table className={paper.table}>
          <tbody>
            {ticket.lines.map((line) => (
              <tr key={line.itemId}>
                <td>
                  {line.description}
                  {line.quantity !== '1' && (
                    <div className={paper.small}>
                      {line.quantity} {line.unit} × {format.number(line.unitPrice)}
                    </div>
                  )}
                </td>
                <td>{amount(line.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className={paper.table}>
          <tbody>
            <tr className={paper.total}>
              <td>{texts['field.total']}</td>
              <td>{amount(ticket.total)}</td>
            </tr>
            {sums.map(([label, value]) => (
              <tr key={label}>
                <td>{label}</td>
                <td>{amount(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className={paper.table}>
          <tbody className={paper.small}>
            {ticket.taxGroups.map(({ rate, base, tax: own }) => (
              <tr key={rate}>
                <td>
                  {fillText(texts['receipt.tax'], {
                    rate: format.percent(rate),
                    net: amount(base),
                  })}
                </td>
                <td>{amount(own)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={paper.foot}>{texts['offline.unsigned']}</p>
        {footer && <p className={paper.foot}>{footer}</p>}
      </article>
    </>
  )
}
