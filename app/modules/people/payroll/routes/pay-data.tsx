import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, RowsTable, Status } from '#app/ui/index.ts'
import { payDataContract } from '#contract/people/pay-data.ts'
import { rulesName } from '../month-text.ts'
import { payPersonPath, payrollPath } from '../paths.ts'

/** Everybody, with what payroll lacks of them. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { rows }] = await Promise.all([
    getVisit(args),
    call(payDataContract.list, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('payroll')('people.title') }), rows }
}

export default function PayDataRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('payroll')
  const format = useFormat()
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('people.title')}
        sentence={t('people.sentence')}
        crumb={{ href: payrollPath(firm.firmId), label: t('title') }}
      />
      {rows.length === 0 ? (
        <Empty title={t('people.none')}>{t('people.noneWords')}</Empty>
      ) : (
        <RowsTable
          caption={t('people.title')}
          hasStickyHead
          isStacked
          rows={rows}
          keyOf={({ employeeId }) => employeeId}
          columns={[
            {
              head: t('field.employee'),
              href: ({ employeeId }) => payPersonPath(firm.firmId, employeeId),
              cell: ({ name }) => name,
            },
            {
              head: t('field.country'),
              tone: 'soft',
              place: 'detail',
              cell: ({ country }) => rulesName(country, format, t('country.XX')),
            },
            {
              head: t('people.since'),
              tone: 'soft',
              cell: ({ fromDate }) => fromDate && format.date(fromDate),
            },
            {
              head: t('people.missing'),
              place: 'state',
              cell: ({ missing }) =>
                missing.length === 0 ? (
                  <Status kind="paid">{t('people.whole')}</Status>
                ) : (
                  <Status kind="draft">
                    {format.list(missing.map((one) => t(`lacks.${one}`)))}
                  </Status>
                ),
            },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
