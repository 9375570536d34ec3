import { fillText } from '#app/islands/texts.ts'
import { Button } from '#app/ui/button.tsx'
import * as text from '#app/ui/text.css.ts'
import * as styles from './offline.css.ts'
import { OfflineOptions, PercentField } from './offline-options.tsx'
import { OfflinePay } from './offline-pay.tsx'
import { formatOf, type OfflinePlace } from './place.ts'
import type { OfflinePayment } from './sale.ts'
import * as sale from './sale-look.css.ts'
import { offlineSums } from './sums.ts'
import type { OfflineCustomer, OfflineItem, OfflineLine, OfflineSale } from './types.ts'

type OfflineCartProps = {
  place: OfflinePlace
  sale: OfflineSale
  customers: readonly OfflineCustomer[]
  onAdd: (item: OfflineItem, times: number) => void
  onChange: (change: Partial<OfflineSale>) => void
  onPay: (payment: OfflinePayment) => void
  onClear: () => void
}

/** What is being sold on the device, and how it is paid. */
export function OfflineCart(props: OfflineCartProps) {
  const { place, sale: cart, customers, onAdd, onChange, onPay, onClear } = props
  const { texts, currency } = place
  const { money } = formatOf(place)
  if (cart.lines.length === 0) {
    return (
      <section aria-label={texts['sell.cart']}>
        <h2 className={sale.title}>{texts['sell.cart']}</h2>
        <p className={text.soft}>{texts['sell.empty']}</p>
      </section>
    )
  }
  const sums = offlineSums(cart, place)
  const { discountTotal } = sums
  return (
    <section aria-label={texts['sell.cart']}>
      <h2 className={sale.title}>{texts['sell.cart']}</h2>
      <ol className={sale.lines}>
        {cart.lines.map((line, at) => (
          <CartLine
            key={line.item.itemId}
            place={place}
            line={line}
            amount={sums.amounts[at] ?? 0}
            onAdd={onAdd}
            onDiscount={(discount) =>
              onChange({
                lines: cart.lines.map((one) => (one === line ? { ...one, discount } : one)),
              })
            }
          />
        ))}
      </ol>
      <OfflineOptions place={place} sale={cart} customers={customers} onChange={onChange} />
      <p className={sale.due}>
        <span>{texts['sell.due']}</span>
        <output>{money(sums.total, currency)}</output>
      </p>
      <p className={sale.small}>
        {fillText(texts['sell.taxIn'], { tax: money(sums.tax, currency) })}
        {discountTotal !== 0 && ` · ${texts['receipt.discount']} ${money(discountTotal, currency)}`}
        {sums.cashTotal !== sums.total &&
          ` · ${fillText(texts['sell.inCash'], { total: money(sums.cashTotal, currency) })}`}
      </p>
      <OfflinePay place={place} due={sums} onPay={onPay} />
      <Button type="button" kind="ghost" icon="trash-2" onClick={onClear}>
        {texts['offline.clear']}
      </Button>
    </section>
  )
}

type CartLineProps = {
  place: OfflinePlace
  line: OfflineLine
  amount: number
  onAdd: OfflineCartProps['onAdd']
  onDiscount: (percent: string) => void
}

function CartLine({ place, line, amount, onAdd, onDiscount }: CartLineProps) {
  const { texts, currency, mayPrice } = place
  const { item, quantity, discount } = line
  const { money, number } = formatOf(place)
  return (
    <li className={sale.line}>
      <div className={sale.lineHead}>
        <strong>{item.name}</strong>
        <span className={text.number}>{money(amount, currency)}</span>
      </div>
      <div className={styles.quantity}>
        <Button type="button" icon="minus" iconOnly onClick={() => onAdd(item, -1)}>
          {fillText(texts['offline.fewer'], { name: item.name })}
        </Button>
        <output className={text.number}>{number(quantity)}</output>
        <Button type="button" icon="plus" iconOnly onClick={() => onAdd(item, 1)}>
          {fillText(texts['offline.more'], { name: item.name })}
        </Button>
        <span />
        <Button
          type="button"
          kind="ghost"
          icon="x"
          iconOnly
          onClick={() => onAdd(item, 0 - quantity)}
        >
          {fillText(texts['sell.removeOf'], { name: item.name })}
        </Button>
      </div>
      {mayPrice && (
        <PercentField
          place={place}
          id={`offline-discount-${item.itemId}`}
          label={fillText(texts['offline.discountOf'], { name: item.name })}
          percent={discount}
          onPercent={onDiscount}
        />
      )}
    </li>
  )
}
