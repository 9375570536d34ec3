import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Checkbox,
  FieldNote,
  MoneyInput,
  RowsTable,
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
      <RowsTable
        caption={t('credit.lines')}
        isStacked
        rows={lines}
        keyOf={(line) => line.id}
        columns={[
          {
            head: <VisuallyHidden>{t('credit.choose')}</VisuallyHidden>,
            place: 'select',
            cell: (line, at) => (
              <>
                <Checkbox
                  isBare
                  name="chosen"
                  value={line.id}
                  defaultChecked={!typed || isChosen(typed, line.id)}
                >
                  {t('credit.chooseLine', { name: line.description })}
                </Checkbox>
                <input type="hidden" name={`lines.${at}.lineId`} value={line.id} />
              </>
            ),
          },
          {
            head: shared('editor.item'),
            tone: 'strong',
            place: 'name',
            cell: (line) => line.description,
          },
          {
            head: shared('editor.amount'),
            isNumber: true,
            tone: 'soft',
            place: 'figure',
            cell: (line) => money(line.amount, currency),
          },
          {
            head: t('credit.left'),
            isNumber: true,
            tone: 'soft',
            place: 'detail',
            stackedLabel: t('credit.left'),
            cell: (line) => (
              <>
                {number(signedRestOf(line))} {line.unit}
                {line.creditedQuantity !== '0' && ` · ${money(amountLeft(line), currency)}`}
              </>
            ),
          },
          {
            head: t('credit.quantity'),
            isNumber: true,
            place: 'state',
            cell: (line, at) => (
              <Quantity
                line={line}
                at={at}
                typed={typed}
                problem={problemAt(`lines.${at}.quantity`)}
              />
            ),
          },
        ]}
      />
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
