import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/texts.server.ts'
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
import { discOf, stateKey } from '../invoice-status.tsx'
import * as styles from './list.css.ts'

type InvoiceRowsProps = {
  rows: readonly InvoiceRow[]
  /** The one currency of all, which the heads name. */
  currency: string | undefined
}

/** The rows of the list. What they all need is asked once. */
export function InvoiceRows({ rows, currency }: InvoiceRowsProps) {
  const t = useT('invoicing')
  const format = useFormat()
  const { firm } = useFirm()
  const path = invoicesPath(firm.firmId)
  const money = currency ? format.amount : format.money
  return rows.map((row) => (
    <Row key={row.id} row={row} t={t} date={format.date} money={money} href={`${path}/${row.id}`} />
  ))
}

type RowProps = {
  row: InvoiceRow
  t: Translate
  date: Format['date']
  money: (minor: number, currency: string) => string
  href: string
}

function Row({ row, t, date, money, href }: RowProps) {
  const { currency, state } = row
  const isVoid = state === 'void'
  const sign = row.kind === 'creditNote' ? -1 : 1
  const { kind, share } = discOf(row)
  return (
    <tr>
      <Cell place="select">
        <Checkbox isBare name="ids" value={row.id}>
          {t('list.chooseOne', { name: nameOf(row, t) })}
        </Checkbox>
      </Cell>
      <Cell place="detail" tone="soft" className={styles.number}>
        {row.number ?? <span className={styles.noNumber}>{t('list.noNumber')}</span>}
        {sign < 0 && <span className={styles.creditNote}>{t('list.creditNote')}</span>}
      </Cell>
      <NameCell href={href} className={isVoid ? styles.voided : undefined}>
        {row.customerName}
      </NameCell>
      <Cell className={styles.date}>{date(row.issueDate, 'short')}</Cell>
      <Cell
        place="secondDetail"
        className={styles.date}
        tone={row.isOverdue ? 'bad' : undefined}
        stackedLabel={sign > 0 && t('list.dueOn')}
      >
        {sign > 0 && date(row.dueDate, 'short')}
      </Cell>
      <Cell place="state">
        <Status kind={kind} share={share}>
          {t(stateKey(row))}
        </Status>
      </Cell>
      <NumberCell tone={isVoid ? 'faint' : 'soft'}>{money(sign * row.total, currency)}</NumberCell>
      <NumberCell place="figure" tone={row.due === 0 || isVoid ? 'faint' : 'strong'}>
        {isVoid || sign < 0 ? '–' : money(row.due, currency)}
      </NumberCell>
      <Cell place="more">
        <a className={styles.more} href={`${href}#actions`}>
          <Icon name="ellipsis" />
          <VisuallyHidden>{t('list.actionsOf', { name: nameOf(row, t) })}</VisuallyHidden>
        </a>
      </Cell>
    </tr>
  )
}

function nameOf({ number, customerName }: InvoiceRow, t: Translate): string {
  return number ?? t('list.draftFor', { name: customerName })
}
