import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { attendanceContract, CorrectionInput } from '#contract/people/attendance.ts'
import { DayForm } from '../components/day-form.tsx'
import { dayIn } from '../day-in.server.ts'
import { personTimePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const employeeId = requireIdParam(args, 'employeeId')
  const [{ t }, day] = await Promise.all([
    getVisit(args),
    call(attendanceContract.personDay, { firmId: firm.firmId, employeeId, date: dayIn(args) }),
  ])
  return { head: pageMeta(args, { title: t('attendance')('day.title') }), day, employeeId }
}

/** Corrects somebody's punches of a day; it holds at once. */
export const action = formAction({
  schema: CorrectionInput,
  more: ({ args }) => ({ date: dayIn(args) }),
  send: ({ call, firmId, form, id }, value) =>
    call(attendanceContract.record, { ...value, firmId, employeeId: id('employeeId') }, form),
  done: ({ firmId, id, t }, { date }) => ({
    to: personTimePath(firmId, id('employeeId'), date.slice(0, 7)),
    message: t('attendance')('day.corrected'),
  }),
})

export default function PersonDayRoute() {
  const { day, employeeId } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('attendance')
  const { date } = useFormat()
  const { firm } = useFirm()
  const back = personTimePath(firm.firmId, employeeId, day.date.slice(0, 7))
  return (
    <>
      <PageHead
        title={date(day.date)}
        sentence={t('day.sentenceHr', { name: day.name })}
        crumb={{ href: back, label: day.name }}
      />
      <DayForm refusal={refusal} punches={day.punches} submit={t('day.submitHr')} back={back} />
    </>
  )
}

export const meta = headOf
