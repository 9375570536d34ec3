import { fillText, pickTexts } from '#app/islands/texts.ts'
import type { Format } from '#app/shell/format.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  Checkbox,
  Icon,
  NameCell,
  NumberCell,
  Status,
  VisuallyHidden,
} from '#app/ui/index.ts'
import type { InvoiceRow } from '#contract/invoice.ts'
import { invoicesPath } from '../../paths.ts'
import { discOf, isPartlyCredited, stateKey } from '../invoice-status.tsx'
import * as styles from './list.css.ts'

const wordKeys = [
  'list.chooseOne',
  'list.actionsOf',
  'list.draftFor',
  'list.noNumber',
  'list.creditNote',
  'list.dueOn',
  'state.draft',
  'state.finalised',
  'state.sent',
  'state.viewed',
  'state.partlyPaid',
  'state.overdue',
  'state.paid',
  'state.credited',
  'state.writtenOff',
  'list.partlyCredited',
  'state.void',
] as const

type Words = Record<(typeof wordKeys)[number], string>

type InvoiceRowsProps = {
  rows: readonly InvoiceRow[]
  /** The one currency of all, which the heads name. */
  currency: string | undefined
}

/** The rows of the list. What they all need is asked once, not in every row. */
export function InvoiceRows({ rows, currency }: InvoiceRowsProps) {
  const words = pickTexts(useT('invoicing'), wordKeys)
  const format = useFormat()
  const { firm } = useFirm()
  const path = invoicesPath(firm.firmId)
  const money = currency ? format.amount : format.money
  return rows.map((row) => (
    <Row
      key={row.id}
      row={row}
      words={words}
      date={format.date}
      money={money}
      href={`${path}/${row.id}`}
    />
  ))
}

type RowProps = {
  row: InvoiceRow
  words: Words
  date: Format['date']
  money: (minor: number, currency: string) => string
  href: string
}

function Row({ row, words, date, money, href }: RowProps) {
  const { currency, state } = row
  const isVoid = state === 'void'
  const sign = row.kind === 'creditNote' ? -1 : 1
  const { kind, share } = discOf(row)
  const name = row.number ?? fillText(words['list.draftFor'], { name: row.customerName })
  return (
    <tr>
      <Cell place="select">
        <Checkbox isBare name="ids" value={row.id}>
          {fillText(words['list.chooseOne'], { name })}
        </Checkbox>
      </Cell>
      <Cell place="detail" tone="soft" className={styles.number}>
        {row.number ?? <span className={styles.noNumber}>{words['list.noNumber']}</span>}
        {sign < 0 && <span className={styles.creditNote}>{words['list.creditNote']}</span>}
      </Cell>
      <NameCell href={href} className={isVoid ? styles.voided : undefined}>
        {row.customerName}
      </NameCell>
      <Cell className={styles.date}>{date(row.issueDate, 'short')}</Cell>
      <Cell
        place="secondDetail"
        className={styles.date}
        tone={row.isOverdue ? 'bad' : undefined}
        stackedLabel={sign > 0 && words['list.dueOn']}
      >
        {sign > 0 && date(row.dueDate, 'short')}
      </Cell>
      <Cell place="state">
        <Status kind={kind} share={share}>
          {words[stateKey(row)]}
          {isPartlyCredited(row) && `, ${words['list.partlyCredited']}`}
        </Status>
      </Cell>
      <NumberCell tone={isVoid ? 'faint' : 'soft'}>{money(sign * row.total, currency)}</NumberCell>
      <NumberCell place="figure" tone={row.due === 0 || isVoid ? 'faint' : 'strong'}>
        {isVoid || sign < 0 ? '–' : money(row.due, currency)}
      </NumberCell>
      <Cell place="more">
        <a className={styles.more} href={`${href}#actions`}>
          <Icon name="ellipsis" />
          <VisuallyHidden>{fillText(words['list.actionsOf'], { name })}</VisuallyHidden>
        </a>
      </Cell>
    </tr>
  )
}
