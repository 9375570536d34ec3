import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { SendQuestion } from '#app/shell/mails/send-question.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Button, Empty, LinkButton, Row, SheetPad, text } from '#app/ui/index.ts'
import { addDays } from '#contract/core/days.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { ReminderChoice, ReminderStop, remindersContract } from '#contract/selling/reminders.ts'
import { DueTable } from '../components/due-table.tsx'
import * as styles from '../components/reminders.css.ts'
import { RemindersHead } from '../components/reminders-head.tsx'
import { remindersPath, settingsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const { firmId } = firm
  const asked = DateOnly.safeParse(new URL(args.request.url).searchParams.get('date'))
  const [due, settings] = await Promise.all([
    call(remindersContract.listDue, { firmId, ...(asked.success && { date: asked.data }) }),
    call(remindersContract.getSettings, { firmId }),
  ])
  const today = todayIn(format.timeZone)
  const head = pageMeta(args, { title: t('reminders')('list.title') })
  return { head, due, isOn: settings.isOn, isToday: due.date <= today, tomorrow: addDays(today, 1) }
}

/** Shows what those that are ticked get, sends it, or leaves an invoice or a customer alone. */
export async function action(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t: texts } = await getVisit(args)
  const t = texts('reminders')
  const form = await readForm(args.request, { lists: ['itemIds'] })
  const { firmId } = firm
  const here = remindersPath(firmId)
  const [kind, recordId = ''] = form.intent.split('.')
  const stopKind = ReminderStop.shape.kind.safeParse(kind)
  if (stopKind.success) {
    const input = { firmId, stopKind: stopKind.data, stoppedId: recordId, reason: '' }
    await call(remindersContract.stop, input)
    return redirectWithToast(args, here, { type: 'success', message: t(`done.${stopKind.data}`) })
  }
  const { value, refusal } = parseForm(ReminderChoice, form)
  if (refusal) return refuse(refusal)
  const choice = { ...value, firmId }
  if (form.intent !== 'sendNow') {
    const shown = await attempt(form, () => call(remindersContract.previewSend, choice))
    if (shown.refusal) return refuse(shown.refusal, shown.status)
    return { mails: shown.value, refusal: undefined }
  }
  const { idempotencyKey } = form
  const result = await attempt(form, () => call(remindersContract.send, choice, { idempotencyKey }))
  if (result.refusal) return refuse(result.refusal, result.status)
  const { results } = result.value
  const left = results.filter(({ outcome }) => outcome === 'skipped')
  const numbers = left.map(({ label }) => label ?? '–').join(', ')
  return redirectWithToast(args, here, {
    type: left.length > 0 ? 'warning' : 'success',
    message: t('done.sent', { count: results.length - left.length }),
    ...(left.length > 0 && { description: t('done.left', { numbers }) }),
  })
}

export default function DueRoute() {
  const { due, isOn, isToday, tomorrow } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refusal = answer?.refusal
  const t = useT('reminders')
  const { firm, can } = useFirm()
  const { date } = useFormat()
  const canSend = isToday && can('reminder:edit')
  const here = remindersPath(firm.firmId)
  if (answer && 'mails' in answer) {
    return (
      <>
        <RemindersHead current="due" />
        <SendQuestion mails={answer.mails} name="itemIds" intent="sendNow" href={here} />
      </>
    )
  }
  const day = isToday ? remindersPath(firm.firmId, tomorrow) : here
  return (
    <>
      <RemindersHead current="due" />
      <SheetPad className={styles.around}>
        <RefusalSummary refusal={refusal} />
        <p>
          {t(isToday ? 'due.today' : 'due.onDay', { date: date(due.date, 'long') })}{' '}
          {t(isOn ? 'due.isOn' : 'due.isOff')}{' '}
          <a className={text.link} href={day}>
            {t(isToday ? 'due.seeTomorrow' : 'due.seeToday')}
          </a>
        </p>
      </SheetPad>
      {due.rows.length === 0 ? (
        <Empty
          title={t('due.none')}
          actions={
            can('reminder:edit') && (
              <LinkButton href={settingsPath(firm.firmId)}>{t('settings.open')}</LinkButton>
            )
          }
        >
          {t('due.noneWords')}
        </Empty>
      ) : (
        <form method="post" id="main" noValidate>
          <IdempotencyField />
          <DueTable rows={due.rows} canSend={canSend} />
          {canSend && (
            <SheetPad className={styles.around}>
              <Row>
                <Button kind="primary" icon="send" name="intent" value="ask">
                  {t('due.send')}
                </Button>
              </Row>
            </SheetPad>
          )}
        </form>
      )}
    </>
  )
}

export const meta = headOf
