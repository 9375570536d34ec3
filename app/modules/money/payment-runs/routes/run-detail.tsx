import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead, SheetPad, Status } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { DebitReturnInput, paymentRunsContract } from '#contract/money/payment-runs.ts'
import { RunActions } from '../components/run-actions.tsx'
import { RunFacts } from '../components/run-facts.tsx'
import { runStatus } from '../components/run-status.ts'
import { paymentRunPath, paymentRunsPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const paymentRunId = requireIdParam(args, 'paymentRunId')
  const [{ timeZone }, run, panels] = await Promise.all([
    getFormat(args),
    call(paymentRunsContract.get, { firmId: firm.firmId, paymentRunId }),
    loadPanels(access, 'paymentRun', paymentRunId),
  ])
  return { head: pageMeta(args, { title: run.number }), run, panels, today: todayIn(timeZone) }
}

/** Approves the run, posts it or gives it up. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const ids = { firmId: firm.firmId, paymentRunId: requireIdParam(args, 'paymentRunId') }
  const { intent, idempotencyKey } = form
  const steps = {
    approve: () => {
      const version = Number(textAt(form.data, 'version'))
      return call(paymentRunsContract.approve, { ...ids, version }, { idempotencyKey })
    },
    settle: () => {
      const date = textAt(form.data, 'date')
      return call(paymentRunsContract.settle, { ...ids, date }, { idempotencyKey })
    },
    cancel: () => {
      const isStoppedAtBank = textAt(form.data, 'isStoppedAtBank') === 'true'
      return call(paymentRunsContract.cancel, { ...ids, isStoppedAtBank }, { idempotencyKey })
    },
    return: () => {
      const { value, refusal } = parseForm(DebitReturnInput, form)
      if (refusal) throw new AppError('malformed', 'No debit')
      return call(paymentRunsContract.returnDebit, { ...ids, ...value }, { idempotencyKey })
    },
  }
  if (!isStep(intent)) throw new AppError('malformed', 'No intent')
  const result = await attempt(form, steps[intent])
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('payment-runs')(`done.${intent}`)
  const path = paymentRunPath(ids.firmId, ids.paymentRunId)
  return redirectWithToast(args, path, { type: 'success', message })
}

const intents = ['approve', 'settle', 'cancel', 'return'] as const

function isStep(intent: string | undefined): intent is (typeof intents)[number] {
  return intents.some((one) => one === intent)
}

export default function RunDetailRoute() {
  const { run, panels, today } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payment-runs')
  const { date } = useFormat()
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={run.number}
        mark={<Status kind={runStatus[run.state]}>{t(`state.${run.state}`)}</Status>}
        sentence={t(run.direction === 'in' ? 'debit.runSentence' : 'detail.sentence', {
          date: date(run.executionDate, 'long'),
        })}
        crumb={{ href: paymentRunsPath(firm.firmId), label: t('title') }}
        actions={<RunActions run={run} today={today} />}
      />
      {refusal && (
        <SheetPad>
          <RefusalSummary refusal={refusal} labels={{ date: t('field.paidDate') }} />
        </SheetPad>
      )}
      <RunFacts run={run} />
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
