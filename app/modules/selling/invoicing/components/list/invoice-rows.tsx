import { fillText, pickTexts } from '#app/islands/texts.ts'
import type { Format } from '#app/shell/format.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import type { About, AnyRow, Column } from '#app/shell/register/describe.ts'
import { ColumnCell } from '#app/shell/register/register-table.tsx'
import {
  Cell,
  Checkbox,
  Icon,
  Menu,
  MenuLink,
  NameCell,
  NumberCell,
  Status,
} from '#app/ui/index.ts'
import type { InvoiceRow } from '#contract/selling/invoice.ts'
import { invoicesPath, recordPaymentPath } from '../../paths.ts'
import { discOf, isPartlyCredited, stateKey } from '../invoice-status.tsx'
import * as styles from './list.css.ts'

const wordKeys = [
  'list.chooseOne',
  'list.actionsOf',
  'list.draftFor',
  'list.noNumber',
  'list.oldNumber',
  'list.creditNote',
  'list.deducted',
  'list.dueOn',
  'list.open',
  'list.edit',
  'list.recordPayment',
  'list.creditIt',
  'list.pdf',
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
  /** Columns of fields that the firm added. */
  added: readonly Column<AnyRow, unknown>[]
  about: About<unknown>
}

/** The rows of the list. What they all need is asked once, not in every row. */
export function InvoiceRows({ rows, currency, added, about }: InvoiceRowsProps) {
  const words = pickTexts(useT('invoicing'), wordKeys)
  const format = useFormat()
  const { firm, can } = useFirm()
  const may = {
    edit: can('invoice:edit'),
    pay: can('payment:edit'),
    credit: can('invoice:reverse'),
  }
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
      payHref={recordPaymentPath(firm.firmId, row.id)}
      may={may}
      added={added}
      about={about}
    />
  ))
}

type RowProps = {
  row: InvoiceRow
  words: Words
  date: Format['date']
  money: (minor: number, currency: string) => string
  href: string
  payHref: string
  may: { edit: boolean; pay: boolean; credit: boolean }
} & Pick<InvoiceRowsProps, 'added' | 'about'>

function Row({ row, words, date, money, href, payHref, may, added, about }: RowProps) {
  const { currency, state } = row
  const isVoid = state === 'void'
  const sign = row.kind === 'creditNote' ? -1 : 1
  const { kind, share } = discOf(row)
  // Nobody owes a draft, a void invoice or a credit note.
  const canBeOwed = state !== 'draft' && !isVoid && sign > 0
  const isOwed = canBeOwed && row.due !== 0
  const name = row.number ?? fillText(words['list.draftFor'], { name: row.customerName })
  return (
    <tr>
      <Cell place="select">
        <Checkbox isBare name="ids" value={row.id}>
          {fillText(words['list.chooseOne'], { name })}
        </Checkbox>
      </Cell>
      <Cell place="detail" tone="soft" className={styles.number}>
        {row.number ?? (
          <span className={styles.noNumber}>
            {row.importedNumber === ''
              ? words['list.noNumber']
              : fillText(words['list.oldNumber'], { number: row.importedNumber })}
          </span>
        )}
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
      {added.map((column) => (
        <ColumnCell key={column.name} column={column} row={row} about={about} href={href} />
      ))}
      <NumberCell
        tone={isVoid ? 'faint' : 'soft'}
        // On a phone a row shows what is due, and of one that is settled what it came to.
        place={isOwed ? undefined : 'figure'}
      >
        {money(sign * row.total, currency)}
        {row.deducted > 0 && (
          <small className={styles.deducted}>
            {fillText(words['list.deducted'], { amount: money(row.deducted, currency) })}
          </small>
        )}
      </NumberCell>
      <NumberCell place={isOwed ? 'figure' : undefined} tone={isOwed ? 'strong' : 'faint'}>
        {canBeOwed ? money(row.due, currency) : '–'}
      </NumberCell>
      <Cell place="more">
        <RowMenu row={row} words={words} name={name} href={href} payHref={payHref} may={may} />
      </Cell>
    </tr>
  )
}

type RowMenuProps = Pick<RowProps, 'row' | 'words' | 'href' | 'payHref' | 'may'> & { name: string }

/** What can be done with one document, each on a page of its own. */
function RowMenu({ row, words, name, href, payHref, may }: RowMenuProps) {
  const id = `row-${row.id}`
  const isDraft = row.state === 'draft'
  const isInvoice = row.kind === 'invoice'
  const label = fillText(words['list.actionsOf'], { name })
  return (
    <>
      <button type="button" className={styles.more} popovertarget={id} aria-label={label}>
        <Icon name="ellipsis" />
      </button>
      <Menu id={id} align="end" label={label}>
        <MenuLink href={href}>{words['list.open']}</MenuLink>
        {isDraft && may.edit && <MenuLink href={`${href}/edit`}>{words['list.edit']}</MenuLink>}
        {isOpenRow(row) && may.pay && (
          <MenuLink href={payHref}>{words['list.recordPayment']}</MenuLink>
        )}
        {isInvoice && !isDraft && row.state !== 'void' && may.credit && (
          <MenuLink href={`${href}/credit`}>{words['list.creditIt']}</MenuLink>
        )}
        <MenuLink href={`${href}/pdf`}>{words['list.pdf']}</MenuLink>
      </Menu>
    </>
  )
}

function isOpenRow({ kind, state, due }: InvoiceRow): boolean {
  return kind === 'invoice' && state !== 'draft' && state !== 'void' && due > 0
}
