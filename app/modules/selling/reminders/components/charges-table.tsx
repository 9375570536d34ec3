import { documentHref } from '#app/shell/document-href.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, RowsTable, text } from '#app/ui/index.ts'
import type { ReminderCharge } from '#contract/selling/reminders.ts'

/** What was posted for reminders, with what is open of it; it can be taken back. */
export function ChargesTable({ charges }: { charges: readonly ReminderCharge[] }) {
  const t = useT('reminders')
  const { firm, can } = useFirm()
  const { money, date } = useFormat()
  return (
    <RowsTable
      caption={t('charges.title')}
      isStacked
      rows={charges}
      keyOf={(row) => row.id}
      columns={[
        { head: t('charges.number'), place: 'name', cell: (row) => row.number },
        { head: t('field.customer'), place: 'detail', cell: (row) => row.partyName },
        {
          head: t('field.invoice'),
          place: 'secondDetail',
          cell: (row) => (
            <a
              className={text.link}
              href={documentHref(firm.firmId, row.documentKind, row.invoiceId)}
            >
              {row.invoiceNumber}
            </a>
          ),
        },
        { head: t('charges.date'), tone: 'soft', cell: (row) => date(row.date, 'medium') },
        {
          head: t('field.charges'),
          isNumber: true,
          tone: 'soft',
          cell: (row) => money(row.fee + row.interest, row.currency),
        },
        {
          head: t('field.open'),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: (row) =>
            row.reversedDate === null ? money(row.due, row.currency) : t('charges.reversed'),
        },
        can('reminder:edit') && {
          head: t('charges.reverse'),
          place: 'state',
          cell: (row) => row.reversedDate === null && <Reverse row={row} />,
        },
      ]}
    />
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
