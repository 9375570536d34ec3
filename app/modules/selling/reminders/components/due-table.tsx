import { partyPath } from '#app/modules/firm/parties/index.ts'
import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Cell,
  Checkbox,
  HeadCell,
  NumberCell,
  Table,
  text,
  VisuallyHidden,
} from '#app/ui/index.ts'
import type { DueReminder } from '#contract/selling/reminders.ts'
import * as styles from './reminders.css.ts'

type DueTableProps = {
  rows: readonly DueReminder[]
  /** Whether they can be ticked and sent: those of today, by whoever may. */
  canSend: boolean
}

/** Who is to be reminded on a day, of what and how firmly. */
export function DueTable({ rows, canSend }: DueTableProps) {
  const t = useT('reminders')
  const { can } = useFirm()
  return (
    <Table caption={t('tab.due')} isStacked>
      <thead>
        <tr>
          {canSend && (
            <HeadCell>
              <VisuallyHidden>{t('due.take')}</VisuallyHidden>
            </HeadCell>
          )}
          <HeadCell>{t('field.invoice')}</HeadCell>
          <HeadCell>{t('field.customer')}</HeadCell>
          <HeadCell>{t('field.tone')}</HeadCell>
          <HeadCell>{t('field.dueDate')}</HeadCell>
          <HeadCell isNumber>{t('field.charges')}</HeadCell>
          <HeadCell isNumber>{t('field.open')}</HeadCell>
          {can('reminder:edit') && <HeadCell>{t('field.leave')}</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DueRow key={row.itemId} row={row} canSend={canSend} />
        ))}
      </tbody>
    </Table>
  )
}

function DueRow({ row, canSend }: { row: DueReminder; canSend: boolean }) {
  const t = useT('reminders')
  const { date, money } = useFormat()
  const { firm, can } = useFirm()
  const { itemId, invoiceId, documentKind, number, partyId, partyName } = row
  const { currency, obstacle, isMissed } = row
  const charges = row.fee + row.interest
  return (
    <tr>
      {canSend && (
        <Cell place="select">
          <Checkbox
            name="itemIds"
            value={itemId}
            defaultChecked={obstacle === null && !isMissed}
            disabled={obstacle !== null}
            isBare
          >
            {t('due.takeOne', { number })}
          </Checkbox>
        </Cell>
      )}
      <Cell place="name">
        <a className={text.link} href={documentHref(firm.firmId, documentKind, invoiceId)}>
          {number}
        </a>
      </Cell>
      <Cell place="detail">
        {can('party:view') ? (
          <a className={text.link} href={partyPath(firm.firmId, partyId)}>
            {partyName}
          </a>
        ) : (
          partyName
        )}
        {obstacle && <span className={text.bad}>{` · ${t(`obstacle.${obstacle}`)}`}</span>}
      </Cell>
      <Cell place="secondDetail">{t(`tone.${row.tone}`)}</Cell>
      <Cell tone="soft">
        {date(row.dueDate, 'medium')}
        {row.daysLate > 0 && ` · ${t('due.late', { count: row.daysLate })}`}
        {isMissed && ` · ${t('due.missed')}`}
      </Cell>
      <NumberCell tone="soft">{charges > 0 ? money(charges, currency) : ''}</NumberCell>
      <NumberCell tone="strong" place="figure">
        {money(row.balance, currency)}
      </NumberCell>
      {can('reminder:edit') && (
        <Cell place="below">
          <span className={styles.leave}>
            <Button kind="ghost" size="s" name="intent" value={`invoice.${invoiceId}`}>
              {t('due.stopInvoice')}
            </Button>
            <Button kind="ghost" size="s" name="intent" value={`party.${partyId}`}>
              {t('due.stopParty')}
            </Button>
          </span>
        </Cell>
      )}
    </tr>
  )
}
