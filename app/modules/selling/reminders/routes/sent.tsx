import { useLoaderData } from '@remix-run/react'
import { DocumentLink } from '#app/shell/document-link.tsx'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, RowsTable } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { remindersContract } from '#contract/selling/reminders.ts'
import { ChargesTable } from '../components/charges-table.tsx'
import { RemindersHead } from '../components/reminders-head.tsx'
import { sentPath } from '../paths.ts'

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const [{ rows }, charges] = await Promise.all([
    call(remindersContract.listSent, { firmId }),
    call(remindersContract.listCharges, { firmId }),
  ])
  const head = pageMeta(args, { title: t('reminders')('tab.sent') })
  return { head, rows, charges: charges.rows }
}

/** Takes back what was posted for reminders of an invoice. */
export async function action(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { intent } = await readForm(args.request)
  const { firmId } = firm
  const invoiceId = Id.safeParse(intent)
  if (!invoiceId.success) throw new AppError('malformed', 'An unknown intent')
  await call(remindersContract.reverseCharges, { firmId, invoiceId: invoiceId.data })
  const message = t('reminders')('charges.done')
  return redirectWithToast(args, sentPath(firmId), { type: 'success', message })
}

export default function SentRoute() {
  const { rows, charges } = useLoaderData<typeof loader>()
  const t = useT('reminders')
  const { money, dateTime } = useFormat()
  return (
    <>
      <RemindersHead current="sent" />
      {rows.length === 0 ? (
        <Empty title={t('sent.none')} />
      ) : (
        <RowsTable
          caption={t('tab.sent')}
          isStacked
          rows={rows}
          keyOf={(row) => row.id}
          columns={[
            {
              head: t('field.invoice'),
              place: 'name',
              cell: (row) => (
                <DocumentLink kind={row.documentKind} id={row.invoiceId} number={row.number} />
              ),
            },
            { head: t('field.customer'), place: 'detail', cell: (row) => row.partyName },
            { head: t('field.tone'), place: 'secondDetail', cell: (row) => t(`tone.${row.tone}`) },
            {
              head: t('field.sentAt'),
              tone: 'soft',
              place: 'state',
              cell: (row) => dateTime(row.sentAt),
            },
            {
              head: t('field.charges'),
              isNumber: true,
              tone: 'soft',
              cell: (row) =>
                row.fee + row.interest > 0 && money(row.fee + row.interest, row.currency),
            },
            {
              head: t('field.open'),
              isNumber: true,
              tone: 'strong',
              place: 'figure',
              cell: (row) => money(row.balance, row.currency),
            },
          ]}
        />
      )}
      {charges.length > 0 && <ChargesTable charges={charges} />}
    </>
  )
}

export const meta = headOf
