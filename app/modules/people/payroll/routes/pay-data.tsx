import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Cell, Empty, HeadCell, NameCell, PageHead, Status, Table } from '#app/ui/index.ts'
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
        <Table caption={t('people.title')} hasStickyHead isStacked>
          <thead>
            <tr>
              <HeadCell>{t('field.employee')}</HeadCell>
              <HeadCell>{t('field.country')}</HeadCell>
              <HeadCell>{t('people.since')}</HeadCell>
              <HeadCell>{t('people.missing')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ employeeId, name, country, fromDate, missing }) => (
              <tr key={employeeId}>
                <NameCell href={payPersonPath(firm.firmId, employeeId)}>{name}</NameCell>
                <Cell tone="soft" place="detail">
                  {rulesName(country, format, t('country.XX'))}
                </Cell>
                <Cell tone="soft">{fromDate && format.date(fromDate)}</Cell>
                <Cell place="state">
                  {missing.length === 0 ? (
                    <Status kind="paid">{t('people.whole')}</Status>
                  ) : (
                    <Status kind="draft">
                      {format.list(missing.map((one) => t(`lacks.${one}`)))}
                    </Status>
                  )}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

export const meta = headOf
