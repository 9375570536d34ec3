import { useLoaderData } from '@remix-run/react'
import { formatHours } from '#app/modules/projects/projects/index.ts'
import { invoicePath } from '#app/modules/selling/invoicing/index.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Empty, LinkButton, PageHead, RowsTable, SheetPad } from '#app/ui/index.ts'
import { projectBillingContract } from '#contract/projects/project-billing.ts'
import { invoiceHoursFilePath } from '../paths.ts'

/** As many entries stand on the page; the file has all. */
const shown = 500

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const invoiceId = requireIdParam(args, 'invoiceId')
  const hours = await call(projectBillingContract.hours, {
    ...{ firmId: firm.firmId, invoiceId },
    size: shown,
  })
  return { head: pageMeta(args, { title: t('billing')('hours.title') }), hours, invoiceId }
}

export default function InvoiceHoursRoute() {
  const { hours, invoiceId } = useLoaderData<typeof loader>()
  const t = useT('billing')
  const { date, money, number, price } = useFormat()
  const { firm } = useFirm()
  const { entries, count, seconds, amount, currency } = hours
  return (
    <>
      <PageHead
        title={t('hours.title')}
        sentence={
          count > 0 &&
          (amount === null
            ? formatHours(seconds)
            : t('hours.sum', { hours: formatHours(seconds), amount: money(amount, currency) }))
        }
        crumb={{
          href: invoicePath(firm.firmId, invoiceId),
          label: hours.number ?? t('hours.draft'),
        }}
        actions={
          count > 0 && (
            <LinkButton icon="download" href={invoiceHoursFilePath(firm.firmId, invoiceId)}>
              {t('hours.file')}
            </LinkButton>
          )
        }
      />
      {count > entries.length && (
        <SheetPad>
          <Band
            tone="info"
            title={t('hours.notAll', { shown: number(entries.length), count: number(count) })}
          />
        </SheetPad>
      )}
      {count === 0 ? (
        <Empty title={t('hours.none')}>{t('hours.noneWords')}</Empty>
      ) : (
        <RowsTable
          caption={t('hours.title')}
          isStacked
          rows={entries}
          keyOf={({ id }) => id}
          columns={[
            { head: t('hours.date'), place: 'name', cell: (entry) => date(entry.date, 'medium') },
            { head: t('bill.person'), place: 'detail', cell: ({ personName }) => personName },
            { head: t('unbilled.project'), cell: ({ project }) => project },
            {
              head: t('bill.note'),
              place: 'secondDetail',
              tone: 'soft',
              cell: ({ task, note }) => [task, note].filter((words) => words !== '').join(': '),
            },
            {
              head: t('bill.hours'),
              isNumber: true,
              place: 'state',
              cell: (entry) => formatHours(entry.seconds),
            },
            {
              head: t('bill.rate'),
              isNumber: true,
              tone: 'soft',
              cell: ({ hourly }) => hourly !== null && price(hourly, currency),
            },
            {
              head: t('bill.net'),
              isNumber: true,
              place: 'figure',
              cell: (entry) => entry.amount !== null && money(entry.amount, currency),
            },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
