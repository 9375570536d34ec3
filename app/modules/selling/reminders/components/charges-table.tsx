import { documentHref } from '#app/shell/document-href.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Cell,
  Dialog,
  DialogActions,
  HeadCell,
  NumberCell,
  Table,
  text,
} from '#app/ui/index.ts'
import type { ReminderCharge } from '#contract/selling/reminders.ts'

/** What was posted for reminders, with what is open of it; it can be taken back. */
export function ChargesTable({ charges }: { charges: readonly ReminderCharge[] }) {
  const t = useT('reminders')
  const { firm, can } = useFirm()
  const { money, date } = useFormat()
  return (
    <Table caption={t('charges.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('charges.number')}</HeadCell>
          <HeadCell>{t('field.customer')}</HeadCell>
          <HeadCell>{t('field.invoice')}</HeadCell>
          <HeadCell>{t('charges.date')}</HeadCell>
          <HeadCell isNumber>{t('field.charges')}</HeadCell>
          <HeadCell isNumber>{t('field.open')}</HeadCell>
          {can('reminder:edit') && <HeadCell>{t('charges.reverse')}</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {charges.map((row) => (
          <tr key={row.id}>
            <Cell place="name">{row.number}</Cell>
            <Cell place="detail">{row.partyName}</Cell>
            <Cell place="secondDetail">
              <a
                className={text.link}
                href={documentHref(firm.firmId, row.documentKind, row.invoiceId)}
              >
                {row.invoiceNumber}
              </a>
            </Cell>
            <Cell tone="soft">{date(row.date, 'medium')}</Cell>
            <NumberCell tone="soft">{money(row.fee + row.interest, row.currency)}</NumberCell>
            <NumberCell tone="strong" place="figure">
              {row.reversedDate === null ? money(row.due, row.currency) : t('charges.reversed')}
            </NumberCell>
            {can('reminder:edit') && (
              <Cell place="state">{row.reversedDate === null && <Reverse row={row} />}</Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Reverse({ row }: { row: ReminderCharge }) {
  const t = useT('reminders')
  const dialog = `reverse-${row.id}`
  return (
    <>
      <Button size="s" opens={dialog}>
        {t('charges.reverse')}
      </Button>
      <Dialog id={dialog} title={t('charges.ask', { number: row.invoiceNumber })}>
        <p>{t('charges.askWords')}</p>
        <form method="post">
          <IdempotencyField />
          <DialogActions>
            <Button kind="ghost" closes={dialog}>
              {t('charges.keep')}
            </Button>
            <Button kind="danger" name="intent" value={row.invoiceId}>
              {t('charges.reverseNow')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
