import { useActionData, useLoaderData } from '@remix-run/react'
import { personTimePath } from '#app/modules/people/attendance/index.ts'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { Band, LinkButton, PageHead, SheetPad } from '#app/ui/index.ts'
import { PayslipInputs, payslipsContract } from '#contract/people/payslips.ts'
import { InputsForm, inputsDecimals } from '../components/inputs-form.tsx'
import { PayslipPaper } from '../components/payslip-paper.tsx'
import { ProblemWords } from '../components/problem-words.tsx'
import { monthText } from '../month-text.ts'
import { payrollRunPath, payslipPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const payslipId = requireIdParam(args, 'payslipId')
  const payslip = await call(payslipsContract.get, { firmId: firm.firmId, payslipId })
  return { head: pageMeta(args, { title: payslip.employeeName }), payslip }
}

/** Writes down what the month has of its own. */
export const action = formAction({
  read: { decimals: inputsDecimals },
  schema: PayslipInputs.extend({ runVersion: PayslipInputs.shape.hours }),
  send: ({ call, firmId, id, form: { idempotencyKey } }, { runVersion, ...inputs }) =>
    call(
      payslipsContract.update,
      { ...inputs, firmId, payslipId: id('payslipId'), runVersion: Number(runVersion) },
      { idempotencyKey },
    ),
  done: ({ firmId, id, t }) => ({
    to: payrollRunPath(firmId, id('payrollRunId')),
    message: t('payroll')('inputs.done'),
  }),
})

export default function PayslipRoute() {
  const { payslip } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payroll')
  const format = useFormat()
  const { firm, can } = useFirm()
  const month = monthText(payslip.month, format)
  return (
    <>
      <PageHead
        title={payslip.employeeName}
        sentence={t('payslip.sentence', { month })}
        crumb={{ href: payrollRunPath(firm.firmId, payslip.runId), label: month }}
        actions={
          !payslip.problem && (
            <LinkButton
              icon="download"
              href={`${payslipPath(firm.firmId, payslip.runId, payslip.id)}/pdf`}
            >
              {t('payslip.pdf')}
            </LinkButton>
          )
        }
      />
      {payslip.problem && (
        <SheetPad>
          <Band tone="warn" title={t('run.missing', { count: 1 })}>
            <ProblemWords problem={payslip.problem} employeeId={payslip.employeeId} />
          </Band>
        </SheetPad>
      )}
      {!payslip.problem && (
        <PayslipPaper
          payslip={payslip}
          sheetHref={
            can('attendance:view')
              ? (of) => personTimePath(firm.firmId, payslip.employeeId, of)
              : undefined
          }
        />
      )}
      {payslip.isOpen && can('payroll:edit') && <InputsForm payslip={payslip} refusal={refusal} />}
    </>
  )
}

export const meta = headOf
