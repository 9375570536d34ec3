import { type FormEvent, useState } from 'react'
import { fillText } from '#app/islands/texts.ts'
import { readTypedAmount } from '#app/shell/form/read-amount.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { MoneyInput } from '#app/ui/fields/text-input.tsx'
import * as text from '#app/ui/text.css.ts'
import * as sale from '../components/sale.css.ts'
import * as styles from './offline.css.ts'
import { formatOf, type OfflinePlace } from './place.ts'
import { offlineSums } from './sums.ts'
import type { OfflineItem, OfflineLine } from './types.ts'

type OfflineCartProps = {
  place: OfflinePlace
  lines: readonly OfflineLine[]
  onAdd: (item: OfflineItem, times: number) => void
  onPay: (tender: 'cash' | 'card', given?: number) => void
  onClear: (lines: OfflineLine[]) => void
}

/** What is being sold on the device, and how it is paid. */
export function OfflineCart({ place, lines, onAdd, onPay, onClear }: OfflineCartProps) {
  const { texts, currency } = place
  const { money } = formatOf(place)
  if (lines.length === 0) {
    return (
      <section aria-label={texts['sell.cart']}>
        <h2 className={sale.title}>{texts['sell.cart']}</h2>
        <p className={text.soft}>{texts['sell.empty']}</p>
      </section>
    )
  }
  const sums = offlineSums(lines, place)
  return (
    <section aria-label={texts['sell.cart']}>
      <h2 className={sale.title}>{texts['sell.cart']}</h2>
      <ol className={sale.lines}>
        {lines.map(({ item, quantity }, at) => (
          <li key={item.itemId} className={sale.line}>
            <div className={sale.lineHead}>
              <strong>{item.name}</strong>
              <span className={text.number}>{money(sums.amounts[at] ?? 0, currency)}</span>
            </div>
            <div className={styles.quantity}>
              <Button type="button" icon="minus" iconOnly onClick={() => onAdd(item, -1)}>
                {fillText(texts['offline.fewer'], { name: item.name })}
              </Button>
              <output className={text.number}>{quantity}</output>
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
          </li>
        ))}
      </ol>
      <p className={sale.due}>
        <span>{texts['sell.due']}</span>
        <output>{money(sums.total, currency)}</output>
      </p>
      <p className={sale.small}>
        {fillText(texts['sell.taxIn'], { tax: money(sums.tax, currency) })}
        {sums.cashTotal !== sums.total &&
          ` · ${fillText(texts['sell.inCash'], { total: money(sums.cashTotal, currency) })}`}
      </p>
      <div className={sale.payButtons}>
        <Button
          type="button"
          kind="primary"
          size="l"
          icon="banknote"
          isWide
          onClick={() => onPay('cash')}
        >
          {texts['sell.payCash']}
        </Button>
        <Button type="button" size="l" icon="credit-card" isWide onClick={() => onPay('card')}>
          {texts['sell.payCard']}
        </Button>
      </div>
      <CashGiven place={place} due={sums.cashTotal} onPay={(given) => onPay('cash', given)} />
      <Button type="button" kind="ghost" icon="trash-2" onClick={() => onClear([])}>
        {texts['offline.clear']}
      </Button>
    </section>
  )
}

type CashGivenProps = { place: OfflinePlace; due: number; onPay: (given: number) => void }

/** Cash that is handed over, of which some is given back. */
function CashGiven({ place, due, onPay }: CashGivenProps) {
  const { texts, currency } = place
  const [isShort, setIsShort] = useState(false)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('given') ?? '')
    const given = readTypedAmount(typed, currency, formatOf(place).locale)
    if (given === undefined || given < due) return setIsShort(true)
    onPay(given)
  }

  return (
    <form className={sale.options} onSubmit={onSubmit} noValidate>
      <div className={styles.wide}>
        <Field
          id="offline-given"
          label={fillText(texts['offline.given'], { currency })}
          error={isShort ? texts['offline.tooLittle'] : undefined}
        >
          {(wiring) => <MoneyInput {...wiring} name="given" />}
        </Field>
      </div>
      <Button className={sale.bottom}>{texts['sell.pay']}</Button>
    </form>
  )
}
