import { fillText } from '#app/islands/texts.ts'
import { useShared } from '#app/islands/use-shared.ts'
import { makeFormat } from '#app/shell/format.ts'
import { Button } from '#app/ui/button.tsx'
import type { Cart } from '#contract/tills/till-tickets.ts'
import * as styles from '../components/pay-bar.css.ts'
import { handedOver } from '../live/notes.ts'
import { sale } from '../live/sale.state.ts'
import type { LivePlace, PayTexts } from '../live/types.ts'

type TillPayProps = {
  cart: Cart | null
  currency: string
  /** Cards are charged by a terminal that the till asks. */
  hasTerminal: boolean
  place: LivePlace
  texts: PayTexts
}

/** What is due and the usual ways to pay it, in sight wherever the cart and the items are scrolled to. */
export default function TillPay({
  cart: initial,
  currency,
  hasTerminal,
  place,
  texts,
}: TillPayProps) {
  const { cart: changed, waiting } = useShared(sale)
  const cart = changed ?? initial
  const { money } = makeFormat(place)
  if (!cart || cart.lines.length + cart.giftCards.length === 0) return null
  const { total, cashTotal, tax, discountTotal, giftCardTotal } = cart
  const isAsked = hasTerminal && total > 0
  const notes = handedOver(cashTotal, currency)
  const parts = [
    giftCardTotal !== 0 &&
      fillText(texts['sell.cardsIn'], { total: money(giftCardTotal, currency) }),
    fillText(texts['sell.taxIn'], { tax: money(tax, currency) }),
    discountTotal !== 0 && `${texts['receipt.discount']} ${money(discountTotal, currency)}`,
    cashTotal !== total && fillText(texts['sell.inCash'], { total: money(cashTotal, currency) }),
  ]
  return (
    <section className={styles.bar} aria-label={texts['sell.pay']} aria-busy={waiting > 0}>
      <p className={styles.small}>{parts.filter(Boolean).join(' · ')}</p>
      <p className={styles.due}>
        <span>{texts[total < 0 ? 'sell.toPayBack' : 'sell.due']}</span>
        <output>{money(total, currency)}</output>
      </p>
      {notes.length > 0 && (
        <fieldset className={styles.notes}>
          <legend>{texts['sell.handedOver']}</legend>
          {notes.map((note) => (
            <Button key={note} name="intent" value={`payCash:${note}`} isWide>
              {money(note, currency, { isWhole: note % 100 === 0 })}
            </Button>
          ))}
        </fieldset>
      )}
      <div className={styles.buttons}>
        {isAsked && (
          <Button
            kind="primary"
            size="l"
            icon="credit-card"
            name="intent"
            value="askTerminal"
            className={styles.whole}
            isWide
          >
            {texts['terminal.ask']}
          </Button>
        )}
        <Button
          kind={isAsked ? 'default' : 'primary'}
          size="l"
          icon="banknote"
          name="intent"
          value="payCash"
          isWide
        >
          {texts['sell.payCash']}
        </Button>
        <Button size="l" icon="credit-card" name="intent" value="payCard" isWide>
          {texts['sell.payCard']}
        </Button>
      </div>
    </section>
  )
}
