import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, RowsTable } from '#app/ui/index.ts'
import { ownPayYearsContract } from '#contract/people/pay-years.ts'
import { ownPayslipsContract } from '#contract/people/payslips.ts'
import { monthText } from '../month-text.ts'
import { ownPayslipPath, ownYearPath } from '../paths.ts'
import { yearText } from '../year-param.ts'

/** Payslips of whoever asks. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, own, years] = await Promise.all([
    getVisit(args),
    call(ownPayslipsContract.list, { firmId: firm.firmId }),
    call(ownPayYearsContract.list, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('payroll')('own.title') }), own, years }
}

export default function OwnPayslipsRoute() {
  const { own, years } = useLoaderData<typeof loader>()
  const t = useT('payroll')
  const format = useFormat()
  const { firm } = useFirm()
  const none = own.isEmployee ? 'own.none' : 'own.noEmployee'
  return (
    <>
      <PageHead
        title={t('own.title')}
        sentence={t('own.sentence')}
        actions={years.map((year) => (
          <LinkButton key={year.year} href={ownYearPath(firm.firmId, year.year)}>
            {t('year.title', { year: yearText(year) })}
          </LinkButton>
        ))}
      />
      {own.rows.length === 0 ? (
        <Empty title={t(none)}>{t(`${none}Words`)}</Empty>
      ) : (
        <RowsTable
          caption={t('own.title')}
          isStacked
          rows={own.rows}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t('field.month'),
              href: ({ id }) => ownPayslipPath(firm.firmId, id),
              cell: ({ month }) => monthText(month, format),
            },
            {
              head: t('field.payDate'),
              tone: 'soft',
              place: 'detail',
              cell: ({ payDate }) => format.date(payDate),
            },
            {
              head: t('field.gross'),
              isNumber: true,
              tone: 'soft',
              cell: ({ gross, currency }) => format.money(gross, currency),
            },
            {
              head: t('field.net'),
              isNumber: true,
              tone: 'strong',
              place: 'figure',
              cell: ({ net, currency }) => format.money(net, currency),
            },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
