import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead } from '#app/ui/index.ts'
import { ownPayYearsContract } from '#contract/people/pay-years.ts'
import { YearPaper } from '../components/year-paper.tsx'
import { ownPayslipPath, ownPayslipsPath, ownYearPath } from '../paths.ts'
import { requireYear, yearText } from '../year-param.ts'

/** The statement of one’s own year. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, year] = await Promise.all([
    getVisit(args),
    call(ownPayYearsContract.get, { firmId: firm.firmId, year: requireYear(args) }),
  ])
  const title = t('payroll')('year.title', { year: yearText(year) })
  return { head: pageMeta(args, { title }), title, year }
}

export default function OwnYearRoute() {
  const { title, year } = useLoaderData<typeof loader>()
  const t = useT('payroll')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={title}
        sentence={t('year.own')}
        crumb={{ href: ownPayslipsPath(firm.firmId), label: t('own.title') }}
        actions={
          <LinkButton icon="download" href={`${ownYearPath(firm.firmId, year.year)}/pdf`}>
            {t('payslip.pdf')}
          </LinkButton>
        }
      />
      <YearPaper year={year} hrefOf={(id) => ownPayslipPath(firm.firmId, id)} />
    </>
  )
}

export const meta = headOf
