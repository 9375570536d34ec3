import { fillText } from '#app/islands/texts.ts'
import { classes } from '#app/ui/classes.ts'
import { FieldNote } from '#app/ui/fields/field.tsx'
import { MoneyInput } from '#app/ui/fields/text-input.tsx'
import { wireField } from '#app/ui/fields/wire-field.ts'
import { amountText, percentText } from '../draft/amount-text.ts'
import type { TypedDiscount } from '../draft/draft.ts'
import type { DraftTotals } from '../draft/draft-totals.ts'
import type { TotalTexts } from './texts.ts'
import * as styles from './totals.css.ts'

type TotalsListProps = {
  totals: DraftTotals
  priceMode: 'net' | 'gross'
  /** As it was sent; the input keeps what is typed since. */
  discount: TypedDiscount
  locale: string
  /** What the firm's country calls its tax. */
  taxName: string
  texts: TotalTexts
  problem: string | undefined
}

/** From the lines' sum to the total, a row for each tax group. */
export function TotalsList(props: TotalsListProps) {
  const { totals, discount, locale, texts, problem } = props
  const amount = (minor: number) => amountText(minor, totals.currency, locale)
  return (
    <dl className={styles.sums}>
      <dt>{texts['editor.subtotal']}</dt>
      <dd>{amount(totals.subtotal + totals.lineDiscounts)}</dd>
      {totals.lineDiscounts !== 0 && (
        <>
          <dt>{texts['editor.lineDiscounts']}</dt>
          <dd>{amount(-totals.lineDiscounts)}</dd>
        </>
      )}
      <dt className={styles.discount}>
        <label htmlFor="discount.value">{texts['editor.documentDiscount']}</label>
        <span className={styles.pair}>
          <MoneyInput
            {...wireField({ id: 'discount.value', error: problem })}
            name="discount.value"
            defaultValue={discount.value}
            placeholder="0"
          />
          <select
            className={styles.kind}
            name="discount.kind"
            aria-label={texts['editor.discountKind']}
            defaultValue={discount.kind}
          >
            <option value="percent">%</option>
            <option value="amount">{totals.currency}</option>
          </select>
        </span>
      </dt>
      <dd>{amount(-totals.documentDiscount)}</dd>
      {problem && (
        <dd className={styles.wide}>
          <FieldNote id="discount.value" error={problem} />
        </dd>
      )}
      <TaxRows {...props} />
      {totals.rounding !== 0 && (
        <SumRow label={texts['editor.rounding']} amount={amount(totals.rounding)} />
      )}
      <dt className={styles.total}>{texts['editor.total']}</dt>
      <dd className={classes(styles.total, styles.totalValue)} aria-live="polite">
        {amountText(totals.total, totals.currency, locale, true)}
      </dd>
    </dl>
  )
}

function TaxRows({ totals, priceMode, locale, taxName, texts }: TotalsListProps) {
  const text = texts[priceMode === 'gross' ? 'editor.taxIncluded' : 'editor.taxOn']
  return totals.taxGroups
    .filter(({ category }) => category !== 'O')
    .map(({ category, rate, base, tax }) => (
      <SumRow
        key={`${category} ${rate}`}
        label={fillText(text, {
          tax: taxName,
          rate: percentText(rate, locale),
          base: amountText(base, totals.currency, locale),
        })}
        amount={amountText(tax, totals.currency, locale)}
      />
    ))
}

function SumRow({ label, amount }: { label: string; amount: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </>
  )
}
