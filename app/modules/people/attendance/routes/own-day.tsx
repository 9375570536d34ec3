import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { CorrectionInput, ownTimeContract } from '#contract/people/attendance.ts'
import { DayForm } from '../components/day-form.tsx'
import { dayIn } from '../day-in.server.ts'
import { ownTimePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, day] = await Promise.all([
    getVisit(args),
    call(ownTimeContract.day, { firmId: firm.firmId, date: dayIn(args) }),
  ])
  return { head: pageMeta(args, { title: t('attendance')('day.title') }), day }
}

/** Asks for a day's punches to be corrected. */
export const action = formAction({
  schema: CorrectionInput,
  more: ({ args }) => ({ date: dayIn(args) }),
  send: ({ call, firmId, form }, value) =>
    call(ownTimeContract.correct, { ...value, firmId }, form),
  done: ({ firmId, t }, { date }) => ({
    to: ownTimePath(firmId, date.slice(0, 7)),
    message: t('attendance')('day.asked'),
  }),
})

export default function OwnDayRoute() {
  const { day } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('attendance')
  const { date } = useFormat()
  const { firm } = useFirm()
  const back = ownTimePath(firm.firmId, day.date.slice(0, 7))
  return (
    <>
      <PageHead
        title={date(day.date)}
        sentence={t('day.sentence')}
        crumb={{ href: back, label: t('own.title') }}
      />
      <DayForm refusal={refusal} punches={day.punches} submit={t('day.submit')} back={back} />
    </>
  )
}

export const meta = headOf
