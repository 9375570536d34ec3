import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { goTo } from '#app/shell/answers.ts'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { speakTo } from '#app/shell/documents/public/speak-to.server.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicBookingsContract } from '#contract/communication/public-bookings.ts'
import { AppointmentPanel } from '../components/appointment-panel.tsx'
import { PublicFrame } from '../components/public-frame.tsx'
import { WeekOfTimes } from '../components/week-of-times.tsx'
import { appointmentPath } from '../paths.ts'
import { askedOf } from '../visitor.server.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

const nobody = { token: null }

/** An appointment for whoever booked it; `?move` shows the free times that it can be moved to. */
export async function loader(args: Args) {
  const token = tokenOf(args)
  const { call } = upstream(args)
  const booking = await call(publicBookingsContract.get, { token }, nobody)
  const { language: own, guestTimeZone: timeZone } = booking
  const language = await speakTo(args, { language: own, timeZone })
  const isMoving = booking.isOpen && new URL(args.request.url).searchParams.has('move')
  const { from } = askedOf(args)
  const week = isMoving
    ? await call(
        publicBookingsContract.otherTimes,
        { token, timeZone, ...(from && { from }) },
        nobody,
      )
    : null
  const title = textsOf(language, 'bookings')('public.title', {
    page: booking.name,
    firm: booking.firmName,
  })
  return { head: pageMeta(args, { title }), token, booking, week }
}

/** Takes the time that was asked for, moves the appointment to another, or cancels it. */
export async function action(args: Args) {
  const token = tokenOf(args)
  const { call } = upstream(args)
  const { language, guestTimeZone } = await call(publicBookingsContract.get, { token }, nobody)
  await speakTo(args, { language, timeZone: guestTimeZone })
  const form = await readForm(args.request)
  const { startsAt, reason } = form.data
  const isMove = form.intent === 'move'
  const result = await attempt(form, () => {
    if (form.intent === 'confirm') return call(publicBookingsContract.confirm, { token }, nobody)
    return isMove
      ? call(publicBookingsContract.move, { token, startsAt: String(startsAt) }, nobody)
      : call(publicBookingsContract.cancel, { token, reason: String(reason ?? '') }, nobody)
  })
  if (result.refusal) {
    const { refusal, status } = result
    return data({ refusal }, { status, headers: publicFormHeaders })
  }
  return goTo(appointmentPath(token, isMove ? { moved: '1' } : {}))
}

export function headers() {
  return publicFormHeaders
}

export default function AppointmentRoute() {
  const { token, booking, week } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const path = appointmentPath(token, { move: week ? '1' : undefined })
  return (
    <PublicFrame about={booking} path={path}>
      <AppointmentPanel
        booking={booking}
        refusal={refusal}
        paths={{
          move: appointmentPath(token, { move: '1' }),
          file: `${appointmentPath(token)}/file`,
        }}
      />
      {week && (
        <WeekOfTimes
          week={week}
          pathOf={(from) => appointmentPath(token, { move: '1', from })}
          timeOf={(start) => ({ startsAt: start })}
        />
      )}
    </PublicFrame>
  )
}

export const meta = headOf
