import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  Checkbox,
  FieldNote,
  HeadCell,
  MoneyInput,
  NumberCell,
  Table,
  VisuallyHidden,
  wireField,
} from '#app/ui/index.ts'
import type { InvoiceLine } from '#contract/selling/invoice.ts'
import { amountLeft, restOf, signedRestOf } from '../../draft/credit-form.ts'

type CreditTableProps = {
  /** Those of which something is left to credit. */
  lines: readonly InvoiceLine[]
  currency: string
  typed: TypedTree | undefined
  problemAt: (path: string) => string | undefined
}

/** The lines of an invoice, each to be ticked, with how much of it is taken back. */
export function CreditTable({ lines, currency, typed, problemAt }: CreditTableProps) {
  const t = useT('invoicing')
  const shared = useT('document')
  const { money, number } = useFormat()
  return (
    <>
      <Table caption={t('credit.lines')} isStacked>
        <thead>
          <tr>
            <HeadCell>
              <VisuallyHidden>{t('credit.choose')}</VisuallyHidden>
            </HeadCell>
            <HeadCell>{shared('editor.item')}</HeadCell>
            <HeadCell isNumber>{shared('editor.amount')}</HeadCell>
            <HeadCell isNumber>{t('credit.left')}</HeadCell>
            <HeadCell isNumber>{t('credit.quantity')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={line.id}>
              <Cell place="select">
                <Checkbox
                  isBare
                  name="chosen"
                  value={line.id}
                  defaultChecked={!typed || isChosen(typed, line.id)}
                >
                  {t('credit.chooseLine', { name: line.description })}
                </Checkbox>
                <input type="hidden" name={`lines.${at}.lineId`} value={line.id} />
              </Cell>
              <Cell tone="strong" place="name">
                {line.description}
              </Cell>
              <NumberCell tone="soft" place="figure">
                {money(line.amount, currency)}
              </NumberCell>
              <NumberCell tone="soft" place="detail" stackedLabel={t('credit.left')}>
                {number(signedRestOf(line))} {line.unit}
                {line.creditedQuantity !== '0' && ` · ${money(amountLeft(line), currency)}`}
              </NumberCell>
              <NumberCell place="state">
                <Quantity
                  line={line}
                  at={at}
                  typed={typed}
                  problem={problemAt(`lines.${at}.quantity`)}
                />
              </NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className={styles.page}>
        <FieldNote id="chosen" error={problemAt('chosen')} />
      </div>
    </>
  )
}

type QuantityProps = {
  line: InvoiceLine
  at: number
  typed: TypedTree | undefined
  problem: string | undefined
}

function Quantity({ line, at, typed, problem }: QuantityProps) {
  const t = useT('invoicing')
  const { numberInput } = useFormat()
  const id = `lines.${at}.quantity`
  return (
    <>
      <MoneyInput
        {...wireField({ id, error: problem })}
        className={styles.quantity}
        name={id}
        aria-label={t('credit.quantityOf', { name: line.description })}
        defaultValue={typed ? textAt(typed, id) : numberInput(restOf(line))}
      />
      <FieldNote id={id} error={problem} />
    </>
  )
}

function isChosen({ chosen }: TypedTree, id: string): boolean {
  return Array.isArray(chosen) && chosen.includes(id)
}
