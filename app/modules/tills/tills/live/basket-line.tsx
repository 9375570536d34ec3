import { fillText } from '#app/islands/texts.ts'
import { makeFormat } from '#app/shell/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { MoneyInput } from '#app/ui/fields/text-input.tsx'
import type { Cart } from '#contract/tills/till-tickets.ts'
import * as styles from '../components/sale.css.ts'
import type { BasketTexts, LivePlace } from './types.ts'

type Line = Cart['lines'][number]

type BasketLineProps = {
  line: Readonly<Omit<Line, 'discount'>> & { readonly discount: Readonly<Line['discount']> }
  at: number
  currency: string
  canPrice: boolean
  place: LivePlace
  texts: BasketTexts
  /** What was refused, in words, by the path of its field. */
  refused: Record<string, string>
}

/** A line of the cart: how many, and for whoever may its price and discount, folded until they are wanted. */
export function BasketLine(props: BasketLineProps) {
  const { line, at, currency, canPrice, place, texts, refused } = props
  const { description, amount, unitPrice, discount, priceList, quantity } = line
  const format = makeFormat(place)
  const { money, numberInput, percent } = format
  const price = format.price(unitPrice, currency)
  const off = discount?.kind === 'percent' ? `, −${percent(discount.value)}` : ''
  const each = fillText(texts['sell.each'], { price }) + off
  const quantityPath = `lines.${at}.quantity`
  const percentOf = discount?.kind === 'percent' ? numberInput(discount.value) : ''
  const isRefused = ['unitPrice', 'discount'].some((name) => refused[`lines.${at}.${name}`])
  return (
    <li className={styles.line}>
      <strong className={styles.lineName}>{description}</strong>
      <span className={styles.lineAmount}>{money(amount, currency)}</span>
      <div className={styles.stepper}>
        <Button kind="ghost" icon="minus" iconOnly name="intent" value={`less:${at}`}>
          {fillText(texts['sell.lessOf'], { name: description })}
        </Button>
        <Field
          id={quantityPath}
          label={texts['sell.quantity']}
          error={refused[quantityPath]}
          className={styles.quantity}
        >
          {(wiring) => (
            <MoneyInput
              key={quantity}
              {...wiring}
              name={quantityPath}
              defaultValue={numberInput(quantity)}
              maxLength={12}
            />
          )}
        </Field>
        <Button kind="ghost" icon="plus" iconOnly name="intent" value={`more:${at}`}>
          {fillText(texts['sell.moreOf'], { name: description })}
        </Button>
      </div>
      {canPrice ? (
        <details className={styles.pricing} open={isRefused || undefined}>
          <summary>{each}</summary>
          <div className={styles.priceFields}>
            <LineField
              name={`lines.${at}.unitPrice`}
              label={texts['sell.price']}
              value={numberInput(unitPrice)}
              refused={refused}
            />
            <LineField
              name={`lines.${at}.discount`}
              label={texts['sell.lineDiscount']}
              value={percentOf}
              refused={refused}
            />
          </div>
        </details>
      ) : (
        <span className={styles.each}>{each}</span>
      )}
      <Button
        kind="ghost"
        icon="x"
        iconOnly
        name="intent"
        value={`remove:${at}`}
        className={styles.remove}
      >
        {fillText(texts['sell.removeOf'], { name: description })}
      </Button>
      {priceList !== '' && (
        <span className={styles.fromList}>
          {fillText(texts['sell.fromList'], { name: priceList })}
        </span>
      )}
    </li>
  )
}

type LineFieldProps = Pick<BasketLineProps, 'refused'> & {
  name: string
  label: string
  value: string
}

function LineField({ name, label, value, refused }: LineFieldProps) {
  return (
    <Field id={name} label={label} error={refused[name]}>
      {(wiring) => (
        <MoneyInput key={value} {...wiring} name={name} defaultValue={value} maxLength={20} />
      )}
    </Field>
  )
}
