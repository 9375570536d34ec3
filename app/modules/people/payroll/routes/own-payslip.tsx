import { useLoaderData } from '@remix-run/react'
import { ownTimePath } from '#app/modules/people/attendance/index.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead } from '#app/ui/index.ts'
import { ownPayslipsContract } from '#contract/people/payslips.ts'
import { PayslipPaper } from '../components/payslip-paper.tsx'
import { monthText } from '../month-text.ts'
import { ownPayslipPath, ownPayslipsPath } from '../paths.ts'

/** One’s own payslip. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const payslipId = requireIdParam(args, 'payslipId')
  const [format, payslip] = await Promise.all([
    getFormat(args),
    call(ownPayslipsContract.get, { firmId: firm.firmId, payslipId }),
  ])
  return { head: pageMeta(args, { title: monthText(payslip.month, format) }), payslip }
}

export default function OwnPayslipRoute() {
  const { payslip } = useLoaderData<typeof loader>()
  const t = useT('payroll')
  const format = useFormat()
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={monthText(payslip.month, format)}
        sentence={t('own.one')}
        crumb={{ href: ownPayslipsPath(firm.firmId), label: t('own.title') }}
        actions={
          <LinkButton icon="download" href={`${ownPayslipPath(firm.firmId, payslip.id)}/pdf`}>
            {t('payslip.pdf')}
          </LinkButton>
        }
      />
      <PayslipPaper payslip={payslip} sheetHref={(of) => ownTimePath(firm.firmId, of)} />
    </>
  )
}

export const meta = headOf
