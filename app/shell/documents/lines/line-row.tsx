import { memo } from 'react'
import { fillText } from '#app/islands/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldNote } from '#app/ui/fields/field.tsx'
import { wireField } from '#app/ui/fields/wire-field.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import type { CostCentreChoice } from '#contract/books/cost-centres.ts'
import { subtotalBox } from '../document-kind.ts'
import type { RateChoice } from '../draft/draft.ts'
import type { KeyedLine } from '../state/draft.state.ts'
import { CentreChoice } from './centre-choice.tsx'
import * as layoutStyles from './layout.css.ts'
import { DiscountCell, FieldCell, TaxCell } from './line-cells.tsx'
import * as styles from './lines.css.ts'
import type { EditorTexts, LineBoxTexts } from './texts.ts'

type LineRowProps = {
  line: KeyedLine
  /** Its place, from 0. */
  at: number
  amount: string
  currency: string
  rates: readonly RateChoice[]
  centres: readonly CostCentreChoice[]
  boxes: readonly LineBoxTexts[]
  texts: EditorTexts
  /** Words for problems, by the name of the field in the line. */
  problems: Readonly<Record<string, string>> | undefined
  /** Whether it has the focus when the page comes. */
  hasFocus: boolean
}

/** A line as inputs that keep what is typed; its buttons work without script. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, at, amount, currency, rates, centres, boxes, texts, problems } = props
  const field = (name: string) => wireField({ id: `lines.${at}.${name}`, error: problems?.[name] })
  const label = (text: string) => fillText(text, { line: at + 1 })
  const own = boxes.filter(({ name }) => name !== subtotalBox)
  const layout = boxes.filter(({ name }) => name === subtotalBox)
  return (
    <>
      <tr data-line={line.key}>
        <MoveCell at={at} texts={texts} />
        <td className={styles.item} data-title={texts['editor.item']}>
          <textarea
            {...field('description')}
            className={styles.description}
            name={`lines.${at}.description`}
            aria-label={label(texts['editor.descriptionOf'])}
            defaultValue={line.description}
            placeholder={texts['editor.item']}
            rows={1}
            maxLength={2000}
            // biome-ignore lint/a11y/noAutofocus: who has just added a party goes on writing here
            autoFocus={props.hasFocus}
          />
          {line.sku && <span className={styles.sku}>{line.sku}</span>}
          {line.priceList !== '' && line.unitPrice === line.takenPrice && (
            <span className={styles.sku}>
              {fillText(texts['editor.fromList'], { name: line.priceList })}
            </span>
          )}
          {centres.length > 0 && (
            <CentreChoice
              wiring={field('costCentreId')}
              label={label(texts['editor.costCentreOf'])}
              word={texts['editor.costCentreId']}
              value={line.costCentreId}
              centres={centres}
            />
          )}
          {own.length > 0 && <Boxes line={line} at={at} boxes={own} />}
          <LayoutPart line={line} at={at} boxes={layout} texts={texts} />
          <input type="hidden" name={`lines.${at}.itemId`} value={line.itemId} />
          <input type="hidden" name={`lines.${at}.sku`} value={line.sku} />
          <input type="hidden" name={`lines.${at}.takenPrice`} value={line.takenPrice} />
          <input type="hidden" name={`lines.${at}.priceList`} value={line.priceList} />
        </td>
        <FieldCell
          wiring={field('quantity')}
          title={texts['editor.quantity']}
          label={label(texts['editor.quantityOf'])}
          value={line.quantity}
          isNumber
        />
        <FieldCell
          wiring={field('unit')}
          title={texts['editor.unit']}
          label={label(texts['editor.unitOf'])}
          value={line.unit}
          list="unit-options"
        />
        <FieldCell
          wiring={field('unitPrice')}
          title={texts['editor.price']}
          label={label(texts['editor.priceOf'])}
          value={line.unitPrice}
          isNumber
        />
        <DiscountCell
          wiring={field('discount.value')}
          kindName={`lines.${at}.discount.kind`}
          discount={line.discount}
          currency={currency}
          title={texts['editor.discount']}
          label={label(texts['editor.discountOf'])}
          kindLabel={label(texts['editor.discountKindOf'])}
        />
        <TaxCell
          wiring={field('taxCode')}
          title={texts['editor.tax']}
          label={label(texts['editor.taxOf'])}
          value={line.taxCode}
          rates={rates}
        />
        <td className={styles.amount} data-title={texts['editor.amount']}>
          <span className={styles.amountText}>{amount}</span>
        </td>
        <td className={styles.remove}>
          <Button kind="ghost" size="s" icon="x" iconOnly name="intent" value={`remove.${at}`}>
            {label(texts['editor.remove'])}
          </Button>
        </td>
      </tr>
      {problems && <ProblemRow at={at} problems={problems} />}
    </>
  )
})

type BoxesProps = Pick<LineRowProps, 'line' | 'at' | 'boxes'>

function Boxes({ line, at, boxes }: BoxesProps) {
  return (
    <span className={styles.boxes}>
      {boxes.map(({ name, text, label }) => (
        <label key={name} className={styles.box}>
          <input
            type="checkbox"
            name={`lines.${at}.${name}`}
            value="true"
            aria-label={fillText(label, { line: at + 1 })}
            defaultChecked={line.boxes[name] ?? false}
          />
          {text}
        </label>
      ))}
    </span>
  )
}

/** How a line is set out, folded until it has something: its section, text above, sum below. */
function LayoutPart({ line, at, boxes, texts }: BoxesProps & Pick<LineRowProps, 'texts'>) {
  const label = (text: string) => fillText(text, { line: at + 1 })
  const isUsed = line.heading !== '' || line.textAbove !== '' || line.boxes[subtotalBox]
  return (
    <details className={layoutStyles.layout} open={isUsed || undefined}>
      <summary className={layoutStyles.layoutHead} aria-label={label(texts['editor.layoutOf'])}>
        {texts['editor.layout']}
      </summary>
      <input
        className={layoutStyles.layoutInput}
        name={`lines.${at}.heading`}
        aria-label={label(texts['editor.headingOf'])}
        placeholder={texts['editor.heading']}
        defaultValue={line.heading}
        maxLength={200}
        autoComplete="off"
      />
      <textarea
        className={layoutStyles.layoutInput}
        name={`lines.${at}.textAbove`}
        aria-label={label(texts['editor.textAboveOf'])}
        placeholder={texts['editor.textAbove']}
        defaultValue={line.textAbove}
        rows={1}
        maxLength={2000}
      />
      <Boxes line={line} at={at} boxes={boxes} />
    </details>
  )
}

function MoveCell({ at, texts }: Pick<LineRowProps, 'at' | 'texts'>) {
  const up = fillText(texts['editor.moveUp'], { line: at + 1 })
  const down = fillText(texts['editor.moveDown'], { line: at + 1 })
  return (
    <td className={styles.move}>
      <button
        type="submit"
        className={styles.moveButton}
        name="intent"
        value={`up.${at}`}
        aria-label={up}
      >
        <Icon name="chevron-up" size="s" />
      </button>
      <button
        type="submit"
        className={styles.moveButton}
        name="intent"
        value={`down.${at}`}
        aria-label={down}
      >
        <Icon name="chevron-down" size="s" />
      </button>
    </td>
  )
}

function ProblemRow({ at, problems }: { at: number; problems: Readonly<Record<string, string>> }) {
  return (
    <tr className={styles.problemRow}>
      <td colSpan={9}>
        {Object.entries(problems).map(([name, words]) => (
          <FieldNote key={name} id={`lines.${at}.${name}`} error={words} />
        ))}
      </td>
    </tr>
  )
}
