import { useFirm, useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import { payPersonPath } from '../paths.ts'

type ProblemWordsProps = {
  problem: { code: string; params: Record<string, string> }
  employeeId: string
}

/** Why somebody’s payslip could not be calculated, with the way to where it is put right. */
export function ProblemWords({ problem, employeeId }: ProblemWordsProps) {
  const t = useT('payroll')
  const { firm } = useFirm()
  const { code, params } = problem
  const words = t(`fault.${code}`, {
    ...params,
    defaultValue: t('fault.other', { code, ...params }),
  })
  const hrefs: Record<string, string> = {
    contract_missing: `/firms/${firm.firmId}/employee-contracts/new?employee=${employeeId}`,
    contract_currency: `/firms/${firm.firmId}/employees/${employeeId}`,
  }
  const href = hrefs[code] ?? payPersonPath(firm.firmId, employeeId)
  return (
    <a className={text.link} href={href}>
      {words}
    </a>
  )
}
