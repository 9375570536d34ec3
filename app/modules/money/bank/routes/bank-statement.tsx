import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Figure, LinkButton, PageHead, Rules, Status } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { bankMatchingContract } from '#contract/money/bank-matching.ts'
import { bankImportPath, bankStatementPath, statementsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, bankStatementId: requireIdParam(args, 'bankStatementId') }
  const [statement, panels] = await Promise.all([
    call(bankMatchingContract.getStatement, ids),
    loadPanels({ call, firm }, 'bankStatement', ids.bankStatementId),
  ])
  const title = t('bank')('statement.title')
  return { head: pageMeta(args, { title }), statement, panels }
}

/** Closes the statement, or opens it again. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, bankStatementId: requireIdParam(args, 'bankStatementId') }
  const form = await readForm(args.request)
  const { intent } = form
  if (intent !== 'closeStatement' && intent !== 'reopenStatement') {
    throw new AppError('malformed', 'An unknown intent')
  }
  const result = await attempt(form, () => call(bankMatchingContract[intent], ids))
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('bank')(`statement.done.${intent}`)
  const path = bankStatementPath(firm.firmId, ids.bankStatementId)
  return redirectWithToast(args, path, { type: 'success', message })
}

export default function BankStatementRoute() {
  const { statement, panels } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('bank')
  const { date, dateTime, money, number } = useFormat()
  const { firm, can } = useFirm()
  const { account, currency, opening, closing, closedAt, closedByName, openLines } = statement
  const isClosed = closedAt !== null
  const say = (minor: number | null) => (minor === null ? '–' : money(minor, currency))
  return (
    <>
      <PageHead
        title={`${date(statement.from, 'medium')} – ${date(statement.to, 'medium')}`}
        mark={
          <Status kind={isClosed ? 'paid' : 'draft'}>
            {t(isClosed ? 'statement.closed' : 'statement.isOpen')}
          </Status>
        }
        sentence={
          isClosed
            ? t('statement.closedBy', { name: closedByName, at: dateTime(closedAt) })
            : [statement.number, statement.fileName].filter(Boolean).join(' · ')
        }
        crumb={{ href: statementsPath(firm.firmId, account), label: t('tab.statements') }}
        actions={
          <>
            <LinkButton icon="file-text" href={bankImportPath(firm.firmId, statement.importId)}>
              {t('statement.openFile')}
            </LinkButton>
            {can('bank:edit') && (
              <form method="post">
                <IdempotencyField />
                <Button
                  kind={isClosed ? 'default' : 'primary'}
                  icon={isClosed ? 'rotate-ccw' : 'lock'}
                  name="intent"
                  value={isClosed ? 'reopenStatement' : 'closeStatement'}
                >
                  {t(isClosed ? 'statement.reopen' : 'statement.close')}
                </Button>
              </form>
            )}
          </>
        }
      />
      <SheetRefusal refusal={refusal} />
      <Rules columns="four">
        <Figure label={t('statement.opening')} value={say(opening)} />
        <Figure label={t('statement.closing')} value={say(closing)} />
        <Figure label={t('statement.open')} value={number(openLines)} />
        <Figure
          label={t('statement.difference')}
          value={money(statement.difference, currency)}
          detail={t('statement.differenceWords')}
        />
      </Rules>
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
