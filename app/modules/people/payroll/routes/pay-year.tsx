import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead } from '#app/ui/index.ts'
import { payYearsContract } from '#contract/people/pay-years.ts'
import { YearPaper } from '../components/year-paper.tsx'
import { payPersonPath, payYearPath } from '../paths.ts'
import { requireYear, yearText } from '../year-param.ts'

/** The statement of somebody’s year, as HR sees it. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const employeeId = requireIdParam(args, 'employeeId')
  const [{ t }, year] = await Promise.all([
    getVisit(args),
    call(payYearsContract.get, { firmId: firm.firmId, employeeId, year: requireYear(args) }),
  ])
  const title = t('payroll')('year.title', { year: yearText(year) })
  return { head: pageMeta(args, { title }), title, year }
}

export default function PayYearRoute() {
  const { title, year } = useLoaderData<typeof loader>()
  const t = useT('payroll')
  const { firm } = useFirm()
  const { employeeId, employeeName } = year
  return (
    <>
      <PageHead
        title={title}
        sentence={employeeName}
        crumb={{ href: payPersonPath(firm.firmId, employeeId), label: employeeName }}
        actions={
          <LinkButton
            icon="download"
            href={`${payYearPath(firm.firmId, employeeId, year.year)}/pdf`}
          >
            {t('payslip.pdf')}
          </LinkButton>
        }
      />
      <YearPaper year={year} />
    </>
  )
}

export const meta = headOf
