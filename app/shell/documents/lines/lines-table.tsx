import type { CostCentreChoice } from '#contract/books/cost-centres.ts'
import { amountText } from '../draft/amount-text.ts'
import type { RateChoice } from '../draft/draft.ts'
import type { KeyedLine } from '../state/draft.state.ts'
import { LineRow } from './line-row.tsx'
import * as styles from './lines.css.ts'
import type { EditorTexts, LineBoxTexts } from './texts.ts'

type LinesTableProps = {
  lines: readonly KeyedLine[]
  /** After the line's discount, minor units, in the lines' order. */
  amounts: readonly number[]
  currency: string
  locale: string
  rates: readonly RateChoice[]
  /** The firm's cost centres, open ones first; none where it has none. */
  centres: readonly CostCentreChoice[]
  /** What can be ticked on each line. */
  boxes: readonly LineBoxTexts[]
  texts: EditorTexts
  /** Words for problems, by the line's key and the name of the field in it. */
  problems: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Whether the first line has the focus when the page comes. */
  hasFocus: boolean
}

/** The lines of the document, each a row of inputs. */
export function LinesTable(props: LinesTableProps) {
  const { lines, amounts, currency, locale, rates, centres, boxes, texts, problems } = props
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{texts['editor.lines']}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.move}>
            <span className={styles.caption}>{texts['editor.order']}</span>
          </th>
          <th scope="col">{texts['editor.item']}</th>
          <th scope="col" className={styles.number}>
            {texts['editor.quantity']}
          </th>
          <th scope="col">{texts['editor.unit']}</th>
          <th scope="col" className={styles.number}>
            {texts['editor.price']}
          </th>
          <th scope="col">{texts['editor.discount']}</th>
          <th scope="col">{texts['editor.tax']}</th>
          <th scope="col" className={styles.number}>
            {texts['editor.amount']}
          </th>
          <th scope="col">
            <span className={styles.caption}>{texts['editor.removeHead']}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <LineRow
            key={line.key}
            line={line}
            at={at}
            amount={amountText(amounts[at] ?? 0, currency, locale)}
            currency={currency}
            rates={rates}
            centres={centres}
            boxes={boxes}
            texts={texts}
            problems={problems[line.key]}
            hasFocus={props.hasFocus && at === 0}
          />
        ))}
      </tbody>
    </table>
  )
}
