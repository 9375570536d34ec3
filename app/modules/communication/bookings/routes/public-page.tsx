import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { goTo } from '#app/shell/answers.ts'
import { countPageView } from '#app/shell/documents/public/look.server.ts'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { speakTo } from '#app/shell/documents/public/speak-to.server.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { type Args, oncePerRequest } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { Band } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { BookingInput, publicBookingsContract } from '#contract/communication/public-bookings.ts'
import { BookForm } from '../components/book-form.tsx'
import { ChosenZone } from '../components/chosen-zone.tsx'
import { PublicFrame } from '../components/public-frame.tsx'
import { WeekOfTimes } from '../components/week-of-times.tsx'
import { publicPagePath } from '../paths.ts'
import { askedOf } from '../visitor.server.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

const nobody = { token: null }

/** The week that the address asks for, and how the page speaks; once for an action and its page. */
const openWeek = oncePerRequest(async (args: Args) => {
  const token = tokenOf(args)
  const { at, ...window } = askedOf(args)
  const { call } = upstream(args)
  const week = await call(publicBookingsContract.freeTimes, { token, ...window }, nobody)
  const timeZone = window.timeZone ?? week.timeZone
  const language = await speakTo(args, { language: week.language, timeZone })
  return { token, week, timeZone, language, at: at ?? null }
})

export async function loader(args: Args) {
  const { language, ...shown } = await openWeek(args)
  countPageView(args, 'bookings')
  const { name: page, firmName: firm } = shown.week
  const title = textsOf(language, 'bookings')('public.title', { page, firm })
  const isAsked = new URL(args.request.url).searchParams.has('asked')
  return { head: pageMeta(args, { title }), ...shown, isAsked }
}

/** Asks for the time that the address names; a time that somebody else took comes back with others. */
export async function action(args: Args) {
  const { token, timeZone, language, at } = await openWeek(args)
  const { call } = upstream(args)
  const form = await readForm(args.request)
  const consent = form.data.consent === 'on' ? true : undefined
  const more = { startsAt: at ?? form.data.startsAt, timeZone, language, consent }
  const { value, refusal } = parseForm(BookingInput, form, more)
  if (refusal) return data({ refusal }, { status: 422, headers: publicFormHeaders })
  const result = await attempt(form, () =>
    call(publicBookingsContract.book, { ...value, token }, nobody),
  )
  if (result.refusal) {
    const { refusal: refused, status } = result
    return data({ refusal: refused }, { status, headers: publicFormHeaders })
  }
  return goTo(result.value.path)
}

export function headers() {
  return publicFormHeaders
}

export default function PublicBookingPage() {
  const { token, week, timeZone, at, isAsked } = useLoaderData<typeof loader>()
  const t = useT('bookings')
  const refusal = useActionData<typeof action>()?.refusal
  const pathTo = (shown: Record<string, string | undefined>) =>
    publicPagePath(token, { zone: timeZone, ...shown })
  return (
    <PublicFrame about={week} path={pathTo({ from: week.from, at: at ?? undefined })}>
      {isAsked && (
        <Band tone="ok" title={t('public.askedTitle')}>
          {t('public.askedWords')}
        </Band>
      )}
      {at ? (
        <BookForm
          startsAt={at}
          firmName={week.firmName}
          refusal={refusal}
          back={pathTo({ from: week.from })}
        />
      ) : (
        <WeekOfTimes
          week={week}
          pathOf={(from) => pathTo({ from })}
          timeOf={(start) => ({ href: pathTo({ from: week.from, at: start }) })}
          zone={<ChosenZone timeZone={timeZone} from={week.from} />}
        />
      )}
    </PublicFrame>
  )
}

export const meta = headOf
