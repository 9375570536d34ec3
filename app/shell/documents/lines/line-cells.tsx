import { classes } from '#app/ui/classes.ts'
import type { FieldWiring } from '#app/ui/fields/wire-field.ts'
import { ossCountryOf } from '#contract/books/oss-rates.ts'
import type { RateChoice, TypedDiscount } from '../draft/draft.ts'
import * as styles from './lines.css.ts'

type CellProps = {
  /** Its id is the field's name too. */
  wiring: FieldWiring
  /** Of the column, shown where the table's head is not. */
  title: string
  label: string
}

type FieldCellProps = CellProps & { value: string; isNumber?: boolean; list?: string }

/** A cell that is one input. */
export function FieldCell({ wiring, title, label, value, isNumber, list }: FieldCellProps) {
  return (
    <td className={isNumber ? styles.numberCell : styles.unitCell} data-title={title}>
      <input
        {...wiring}
        className={classes(styles.input, isNumber && styles.number)}
        name={wiring.id}
        aria-label={label}
        defaultValue={value}
        inputMode={isNumber ? 'decimal' : undefined}
        list={list}
        autoComplete="off"
      />
    </td>
  )
}

type DiscountCellProps = CellProps & {
  kindName: string
  kindLabel: string
  discount: TypedDiscount
  currency: string
}

/** A discount and whether it is a share or an amount. */
export function DiscountCell(props: DiscountCellProps) {
  const { wiring, title, label, kindName, kindLabel, discount, currency } = props
  return (
    <td className={styles.discountCell} data-title={title}>
      <span className={styles.pair}>
        <input
          {...wiring}
          className={classes(styles.input, styles.number)}
          name={wiring.id}
          aria-label={label}
          defaultValue={discount.value}
          placeholder="0"
          inputMode="decimal"
          autoComplete="off"
        />
        <select
          className={styles.kind}
          name={kindName}
          aria-label={kindLabel}
          defaultValue={discount.kind}
        >
          <option value="percent">%</option>
          <option value="amount">{currency}</option>
        </select>
      </span>
    </td>
  )
}

/** Rates of other countries are offered where the line is taxed in that country. */
function isOffered(code: string, present: string): boolean {
  const country = ossCountryOf(code)
  return country === undefined || country === ossCountryOf(present)
}

type TaxCellProps = CellProps & { value: string; rates: readonly RateChoice[] }

/** The tax rate of a line. */
export function TaxCell({ wiring, title, label, value, rates }: TaxCellProps) {
  return (
    <td className={styles.taxCell} data-title={title}>
      <select
        {...wiring}
        className={styles.input}
        name={wiring.id}
        aria-label={label}
        defaultValue={value}
      >
        {rates
          .filter(({ code }) => isOffered(code, value))
          .map((rate) => (
            <option key={rate.code} value={rate.code}>
              {rate.label}
            </option>
          ))}
      </select>
    </td>
  )
}
