import { useEffect } from 'react'
import { fillText } from '#app/islands/texts.ts'
import { useShared } from '#app/islands/use-shared.ts'
import { makeFormat } from '#app/shell/format.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import * as text from '#app/ui/text.css.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'
import * as styles from '../components/sale.css.ts'
import { BasketLine } from '../live/basket-line.tsx'
import { sale } from '../live/sale.state.ts'
import type { BasketTexts, LivePlace } from '../live/types.ts'
import { useLiveSale } from '../live/use-live-sale.ts'

type TillBasketProps = {
  cart: Cart | null
  /** The selling screen's form, and where its changes are sent without leaving it. */
  formId: string
  path: string
  /** Opens the question whether it is thrown away. */
  voidId: string
  currency: string
  /** May change prices and give discounts. */
  canPrice: boolean
  /** What was refused, in words, by the path of its field. */
  refused: Record<string, string>
  place: LivePlace
  texts: BasketTexts
}

/**
 * What is being sold: each line with how many, changed where it stands. Without script its buttons
 * and fields go with the form around.
 */
export default function TillBasket(props: TillBasketProps) {
  const { cart: initial, formId, path, voidId, currency, canPrice, refused, place, texts } = props
  const { cart: changed, waiting, problem, adding } = useShared(sale)
  const { money } = makeFormat(place)
  const cart = changed ?? initial
  const lines = cart?.lines ?? []
  const cards = cart?.giftCards ?? []
  const isFilled = lines.length + cards.length > 0

  useLiveSale({ cart: initial, formId, path, place, failed: texts['sell.failed'] })
  useEffect(() => {
    for (const tile of document.querySelectorAll(`#${formId} [data-tile]`)) {
      const inIt = lines.filter(({ itemId }) => itemId === tile.getAttribute('data-tile'))
      const count = inIt.reduce((sum, { quantity }) => sum + Number(quantity), 0)
      if (count > 0) tile.setAttribute('data-count', String(Math.round(count * 100) / 100))
      else tile.removeAttribute('data-count')
    }
  }, [formId, lines])
  useEffect(() => selectRefused(formId), [formId])

  return (
    <section aria-label={texts['sell.cart']} aria-busy={waiting > 0} className={styles.basket}>
      <input type="hidden" name="cartId" value={cart?.id ?? ''} />
      <div className={styles.basketHead}>
        <h2 className={classes(text.serif, styles.title)}>{texts['sell.cart']}</h2>
        {isFilled && (
          <>
            <Button kind="ghost" icon="pause" iconOnly name="intent" value="park">
              {texts['sell.park']}
            </Button>
            <Button kind="ghost" icon="trash-2" iconOnly opens={voidId}>
              {texts['sell.void']}
            </Button>
          </>
        )}
      </div>
      <p role="status" className={styles.adding}>
        {adding && fillText(texts['sell.adding'], { name: adding })}
      </p>
      {problem && (
        <p role="alert" className={styles.refused}>
          {problem}
        </p>
      )}
      {!isFilled && <p className={styles.nothing}>{texts['sell.empty']}</p>}
      {lines.length > 0 && (
        <ol className={styles.lines} data-filled>
          {lines.map((line, at) => (
            <BasketLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              key={at}
              {...{ line, at, currency, canPrice, place, texts, refused }}
            />
          ))}
        </ol>
      )}
      {cards.length > 0 && (
        <ul className={styles.lines} aria-label={texts['sell.soldCards']} data-filled>
          {cards.map(({ amount, name }, at) => {
            const label =
              name === '' ? texts['sell.newCard'] : fillText(texts['sell.topUpOf'], { name })
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card in a cart is its place
              <li key={at} className={styles.line}>
                <strong className={styles.lineName}>{label}</strong>
                <span className={styles.lineAmount}>{money(amount, currency)}</span>
                <Button kind="ghost" icon="x" iconOnly name="intent" value={`removeCard:${at}`}>
                  {fillText(texts['sell.removeOf'], { name: label })}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** What was typed and not found is selected: the next scan replaces it. */
function selectRefused(formId: string): void {
  const form = document.getElementById(formId)
  const typed = form instanceof HTMLFormElement && form.elements.namedItem('text')
  if (typed instanceof HTMLInputElement && typed.getAttribute('aria-invalid') === 'true') {
    typed.focus()
    typed.select()
  }
}
