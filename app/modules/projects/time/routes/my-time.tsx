import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { WaitForConnection } from '#app/shell/form/wait-for-connection.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Empty, LinkButton, PageHead, Row, SheetPad, Stack } from '#app/ui/index.ts'
import { shiftLocal } from '#contract/core/zoned-time.ts'
import { type TimerState, type TimeWeek, timeContract } from '#contract/projects/time-entries.ts'
import { TimerBox } from '../components/timer-box.tsx'
import { WeekEntries } from '../components/week-entries.tsx'
import { WeekEvents } from '../components/week-events.tsx'
import { WeekHead } from '../components/week-head.tsx'
import { WeekSheet } from '../components/week-sheet.tsx'
import { newEntryPath, weekPath } from '../paths.ts'
import { readWeek, readWorkSearch } from '../read-week.ts'
import { parseSheet, sheetValues } from '../sheet-form.ts'
import { sheetWorks, workValue } from '../works.ts'

const formId = 'sheet-form'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const { call, firm, session } = access
  const { firmId } = firm
  const asked = readWeek(args.request)
  const search = readWorkSearch(args.request)
  const [week, timer] = await Promise.all([
    call(timeContract.week, { firmId, ...asked }),
    call(timeContract.timer, { firmId, q: search.q }),
  ])
  const isOwn = week.personId === session.user.id
  const title = isOwn ? t('time')('week.title') : week.personName
  const today = todayIn(firm.timeZone)
  return { head: pageMeta(args, { title }), week, timer, search, isOwn, today }
}

/** Saves the sheet of one’s own week. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const week = await loadOwn(access, args)
  const { cells, places, problems } = parseSheet(form.values, week.days)
  if (Object.keys(problems).length > 0) return refuse({ values: form.values, problems })
  const { firmId } = access.firm
  const result = await attempt(form, () =>
    access.call(timeContract.saveWeek, { firmId, date: week.weekDate, personId: '', cells }),
  )
  if (result.refusal) {
    const moved = Object.entries(result.refusal.problems).map(([path, problem]) => {
      const [, at] = /^cells\.(\d+)/.exec(path) ?? []
      return [at === undefined ? path : (places[Number(at)] ?? ''), problem]
    })
    return refuse({ ...result.refusal, problems: Object.fromEntries(moved) }, result.status)
  }
  return redirectWithToast(args, weekPath(firmId, week.weekDate), {
    type: 'success',
    message: t('time')('sheet.saved'),
  })
}

function loadOwn({ call, firm: { firmId } }: FirmAccess, args: Args): Promise<TimeWeek> {
  return call(timeContract.week, { firmId, ...readWeek(args.request), personId: '' })
}

export default function MyTimeRoute() {
  const { week, timer, search, isOwn } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('time')
  const { firm, can } = useFirm()
  const isOpen = week.state === 'open' || week.state === 'returned'
  return (
    <>
      <PageHead
        title={isOwn ? t('week.title') : week.personName}
        actions={
          can('time:edit') &&
          isOwn && (
            <LinkButton icon="plus" href={newEntryPath(firm.firmId)}>
              {t('list.new')}
            </LinkButton>
          )
        }
      />
      <SheetPad>
        <Stack>
          {isOwn && can('time:edit') && <WaitForConnection />}
          {isOwn && can('time:edit') && <TimerBox timer={timer} search={search} />}
          <WeekHead
            week={week}
            previous={shiftLocal(week.weekDate, -7 * 1440)}
            next={shiftLocal(week.weekDate, 7 * 1440)}
            isOwn={isOwn}
          />
          {isOwn && isOpen && can('time:edit') && (
            <SheetForm week={week} timer={timer} refusal={refusal} />
          )}
          {isOpen && can('time:edit') && week.events.length > 0 && (
            <WeekEvents events={week.events} />
          )}
          {week.entries.length > 0 ? (
            <WeekEntries week={week} />
          ) : (
            <Empty title={t('week.none')}>{t('week.noneWords')}</Empty>
          )}
        </Stack>
      </SheetPad>
    </>
  )
}

type SheetFormProps = {
  week: TimeWeek
  timer: TimerState
  refusal: Parameters<typeof PageForm>[0]['refusal']
}

function SheetForm({ week, timer, refusal }: SheetFormProps) {
  const t = useT('time')
  const { date } = useFormat()
  const offered = sheetWorks(timer)
  const known = new Set(offered.map(({ value }) => value))
  // A project that is finished, or a task, stays on the sheet that has it.
  const kept = week.rows
    .map(({ projectId, taskId, project, task }) => ({
      value: workValue(projectId, taskId),
      label: task === '' ? project : `${project} · ${task}`,
    }))
    .filter(({ value }) => value !== '' && !known.has(value))
  const values = sheetValues(week)
  const labels: Record<string, string> = {}
  for (const at of Array.from({ length: 120 }).keys()) {
    labels[`rows.${at}.work`] = t('field.projectId')
    for (const [day, each] of week.days.entries()) {
      labels[`rows.${at}.day${day}`] = date(each, 'day')
    }
  }
  return (
    <PageForm id={formId} refusal={refusal} initial={{ rows: values }} labels={labels}>
      <WeekSheet week={week} works={[...offered, ...kept]} />
      <Row>
        <Button>{t('sheet.save')}</Button>
      </Row>
    </PageForm>
  )
}

export const meta = headOf
