import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { SendQuestion } from '#app/shell/mails/send-question.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Button, Empty, PageHead, Row, SheetPad } from '#app/ui/index.ts'
import { StatementChoice, StatementDays, statementsContract } from '#contract/selling/statements.ts'
import { BalancesTable } from '../components/balances-table.tsx'
import * as styles from '../components/statement.css.ts'
import { StatementDates } from '../components/statement-dates.tsx'
import { statementsPath } from '../paths.ts'

/** Customers with a balance at the end of a day. */
export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const days = readListQuery(StatementDays, args.request)
  const list = await call(statementsContract.list, { ...days, firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('statements')('list.title') }), list }
}

/** Shows what those that are ticked would get, or sends it; the button says which. */
export async function action(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t: texts } = await getVisit(args)
  const t = texts('statements')
  const form = await readForm(args.request, { lists: ['partyIds'] })
  const { value, refusal } = parseForm(StatementChoice, form)
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const choice = { ...value, firmId }
  if (form.intent !== 'send') {
    const shown = await attempt(form, () => call(statementsContract.previewSend, choice))
    if (shown.refusal) return refuse(shown.refusal, shown.status)
    return { mails: shown.value, refusal: undefined }
  }
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(statementsContract.send, choice, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const { results } = result.value
  const left = results.filter(({ outcome }) => outcome === 'skipped')
  const names = left.map(({ label }) => label ?? '–').join(', ')
  return redirectWithToast(args, statementsPath(firmId, value), {
    type: left.length > 0 ? 'warning' : 'success',
    message: t('done.sent', { count: results.length - left.length }),
    ...(left.length > 0 && { description: t('done.left', { names }) }),
  })
}

export default function StatementsRoute() {
  const { list } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('statements')
  const { firm, can } = useFirm()
  const { date } = useFormat()
  const { from, to, rows, hasMore } = list
  const mails = answer && 'mails' in answer ? answer.mails : undefined
  const canSend = can('payment:edit')
  return (
    <>
      <PageHead title={t('list.title')} sentence={t('list.sentence')} />
      {mails ? (
        <SendQuestion
          mails={mails}
          name="partyIds"
          intent="send"
          href={statementsPath(firm.firmId, { from, to })}
          fields={{ from, to }}
        />
      ) : (
        <>
          <StatementDates path={statementsPath(firm.firmId)} days={{ from, to }} />
          {rows.length === 0 && (
            <Empty title={t('list.none')}>
              {t('list.noneWords', { date: date(to, 'medium') })}
            </Empty>
          )}
          {hasMore && (
            <SheetPad>
              <Band tone="warn" title={t('list.hasMore')} />
            </SheetPad>
          )}
          {rows.length > 0 && (
            <form method="post" noValidate>
              <SheetPad>
                <RefusalSummary refusal={answer?.refusal} />
              </SheetPad>
              <IdempotencyField />
              <input type="hidden" name="from" value={from} />
              <input type="hidden" name="to" value={to} />
              <BalancesTable list={list} canSend={canSend} />
              {canSend && (
                <SheetPad className={styles.around}>
                  <Row>
                    <Button kind="primary" icon="send" name="intent" value="ask">
                      {t('list.ask')}
                    </Button>
                  </Row>
                </SheetPad>
              )}
            </form>
          )}
        </>
      )}
    </>
  )
}

export const meta = headOf
