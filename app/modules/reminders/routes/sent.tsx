import { useLoaderData } from '@remix-run/react'
import { invoicePath } from '#app/modules/invoicing/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Cell, Empty, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
import { remindersContract } from '#contract/reminders.ts'
import { RemindersHead } from '../components/reminders-head.tsx'

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(remindersContract.listSent, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('reminders')('tab.sent') }), rows }
}

export default function SentRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('reminders')
  const { firm } = useFirm()
  const { money, dateTime } = useFormat()
  return (
    <>
      <RemindersHead current="sent" />
      {rows.length === 0 ? (
        <Empty title={t('sent.none')} />
      ) : (
        <Table caption={t('tab.sent')} isStacked>
          <thead>
            <tr>
              <HeadCell>{t('field.invoice')}</HeadCell>
              <HeadCell>{t('field.customer')}</HeadCell>
              <HeadCell>{t('field.tone')}</HeadCell>
              <HeadCell>{t('field.sentAt')}</HeadCell>
              <HeadCell isNumber>{t('field.charges')}</HeadCell>
              <HeadCell isNumber>{t('field.open')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <Cell place="name">
                  <a className={text.link} href={invoicePath(firm.firmId, row.invoiceId)}>
                    {row.number}
                  </a>
                </Cell>
                <Cell place="detail">{row.partyName}</Cell>
                <Cell place="secondDetail">{t(`tone.${row.tone}`)}</Cell>
                <Cell tone="soft" place="state">
                  {dateTime(row.sentAt)}
                </Cell>
                <NumberCell tone="soft">
                  {row.fee + row.interest > 0 && money(row.fee + row.interest, row.currency)}
                </NumberCell>
                <NumberCell tone="strong" place="figure">
                  {money(row.balance, row.currency)}
                </NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

export const meta = headOf
