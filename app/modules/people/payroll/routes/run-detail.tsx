import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
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
import { Band, PageHead, Rules, RulesCell, SheetPad, Status, text } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { payrollRunsContract } from '#contract/people/payroll-runs.ts'
import { DuesTable } from '../components/dues-table.tsx'
import { PayRun } from '../components/pay-run.tsx'
import { PeopleTable } from '../components/people-table.tsx'
import * as styles from '../components/run.css.ts'
import { RunActions } from '../components/run-actions.tsx'
import { RunFigures } from '../components/run-figures.tsx'
import { Unaudited } from '../components/unaudited.tsx'
import { WithoutIban } from '../components/without-iban.tsx'
import { monthText } from '../month-text.ts'
import { duesPath, payrollPath, payrollRunPath } from '../paths.ts'
import { runStatus } from '../run-status.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const payrollRunId = requireIdParam(args, 'payrollRunId')
  const [format, run, panels] = await Promise.all([
    getFormat(args),
    call(payrollRunsContract.get, { firmId: firm.firmId, payrollRunId }),
    loadPanels(access, 'payrollRun', payrollRunId),
  ])
  const head = pageMeta(args, { title: monthText(run.month, format) })
  return { head, run, panels, today: todayIn(format.timeZone) }
}

const intents = ['calculate', 'approve', 'delete', 'post', 'settle', 'reopen'] as const
type Intent = (typeof intents)[number]

/** Calculates the run, approves, posts or pays it, or takes it away. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const ids = { firmId: firm.firmId, payrollRunId: requireIdParam(args, 'payrollRunId') }
  const { intent, idempotencyKey } = form
  if (!isIntent(intent)) throw new AppError('malformed', 'No intent')
  const version = Number(textAt(form.data, 'version'))
  const steps: Record<Intent, () => Promise<unknown>> = {
    calculate: () => call(payrollRunsContract.calculate, { ...ids, version }, { idempotencyKey }),
    approve: () => {
      const isAlone = textAt(form.data, 'isAlone') === 'true'
      return call(payrollRunsContract.approve, { ...ids, version, isAlone }, { idempotencyKey })
    },
    delete: () => call(payrollRunsContract.delete, ids),
    post: () => call(payrollRunsContract.post, ids, { idempotencyKey }),
    settle: () => {
      const [date, account] = [textAt(form.data, 'date'), textAt(form.data, 'account')]
      const isForAll = textAt(form.data, 'isForAll') === 'true'
      const paid = { ...ids, date, account, isForAll }
      return call(payrollRunsContract.settle, paid, { idempotencyKey })
    },
    reopen: () => {
      const [date, payslipId] = [textAt(form.data, 'date'), textAt(form.data, 'payslipId')]
      return call(payrollRunsContract.reopen, { ...ids, date, payslipId }, { idempotencyKey })
    },
  }
  const result = await attempt(form, steps[intent])
  if (result.refusal) return refuse(result.refusal, result.status)
  const path =
    intent === 'delete' ? payrollPath(ids.firmId) : payrollRunPath(ids.firmId, ids.payrollRunId)
  return redirectWithToast(args, path, { type: 'success', message: t('payroll')(`done.${intent}`) })
}

function isIntent(intent: string): intent is Intent {
  return intents.some((one) => one === intent)
}

export default function RunDetailRoute() {
  const { run, panels, today } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payroll')
  const format = useFormat()
  const { firm } = useFirm()
  const unsigned = run.rows.filter(({ sheet }) => sheet === 'unsigned')
  return (
    <>
      <PageHead
        title={monthText(run.month, format)}
        mark={<Status kind={runStatus[run.state]}>{t(`state.${run.state}`)}</Status>}
        sentence={t('run.sentence', {
          count: run.people,
          date: format.date(run.payDate, 'long'),
        })}
        crumb={{ href: payrollPath(firm.firmId), label: t('title') }}
        actions={
          <>
            <RunActions run={run} canBeAlone={firm.role === 'owner'} />
            <PayRun run={run} today={today} />
          </>
        }
      />
      <SheetPad className={styles.notices}>
        <RefusalSummary
          refusal={refusal}
          labels={{
            date: t('field.paidDate'),
            account: t('field.account'),
            isForAll: t('run.people'),
          }}
        />
        {run.state === 'draft' && <Band tone="warn" title={t('run.changed')} />}
        {run.problems > 0 && (
          <Band tone="warn" title={t('run.missing', { count: run.problems })}>
            {t('run.missingWords')}
          </Band>
        )}
        {unsigned.length > 0 && (
          <Band
            tone="info"
            title={t('run.unsigned', {
              names: format.list(unsigned.map(({ employeeName }) => employeeName)),
            })}
          >
            {t('run.unsignedWords')}
          </Band>
        )}
        {run.withoutIban.length > 0 && <WithoutIban run={run} />}
        {run.actions.includes('file') &&
          run.formats.length === 0 &&
          run.withoutIban.length === 0 &&
          run.movedAccounts.length === 0 && <Band tone="warn" title={t('run.noFile')} />}
        {run.movedAccounts.length > 0 && (
          <Band
            tone="warn"
            title={t('run.movedAccounts', { names: format.list(run.movedAccounts) })}
          />
        )}
        <Unaudited sources={run.sources} country={run.country} />
      </SheetPad>
      <RunFigures run={run} />
      <Rules>
        <RulesCell title={t('run.people')} isFlush>
          <PeopleTable run={run} today={today} />
        </RulesCell>
        {run.dues.length > 0 && (
          <RulesCell
            title={t('run.dues')}
            aside={
              <a className={text.link} href={duesPath(firm.firmId)}>
                {t('dues.title')}
              </a>
            }
            isFlush
          >
            <DuesTable dues={run.dues} />
          </RulesCell>
        )}
      </Rules>
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
