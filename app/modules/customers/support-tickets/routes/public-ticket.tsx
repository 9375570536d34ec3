import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { goTo } from '#app/shell/answers.ts'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { speakTo } from '#app/shell/documents/public/speak-to.server.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { upstream } from '#app/upstream.server.ts'
import { optionalText, requiredText } from '#contract/core/fields.ts'
import { publicSupportContract } from '#contract/customers/public-support.ts'
import { TicketRating } from '#contract/customers/support-tickets.ts'
import { PublicTicketPanels } from '../components/public-ticket-panels.tsx'
import { publicTicketPath } from '../paths.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

const nobody = { token: null }
const Message = z.object({ text: requiredText(10_000) })
const Rating = z.object({ rating: TicketRating, note: optionalText(1000) })

/** A ticket for whoever asked, by the link in the mail. */
export async function loader(args: Args) {
  const token = tokenOf(args)
  const ticket = await upstream(args).call(publicSupportContract.getTicket, { token }, nobody)
  await speakTo(args, ticket)
  const title = `${ticket.number} ${ticket.subject}`
  return { head: pageMeta(args, { title }), token, ticket }
}

/** Writes on, or says whether they were helped. */
export async function action(args: Args) {
  const token = tokenOf(args)
  const { call } = upstream(args)
  const ticket = await call(publicSupportContract.getTicket, { token }, nobody)
  await speakTo(args, ticket)
  const form = await readForm(args.request)
  if (form.intent === 'rate') {
    const { value, refusal } = parseForm(Rating, form)
    if (refusal) return data({ refusal }, { status: 422, headers: publicFormHeaders })
    const rated = await attempt(form, () =>
      call(publicSupportContract.rate, { ...value, token }, nobody),
    )
    if (rated.refusal) {
      return data({ refusal: rated.refusal }, { status: rated.status, headers: publicFormHeaders })
    }
    return goTo(publicTicketPath(token))
  }
  const { value, refusal } = parseForm(Message, form)
  if (refusal) return data({ refusal }, { status: 422, headers: publicFormHeaders })
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(publicSupportContract.write, { ...value, token }, { ...nobody, idempotencyKey }),
  )
  if (result.refusal) {
    return data({ refusal: result.refusal }, { status: result.status, headers: publicFormHeaders })
  }
  return goTo(result.value.path)
}

export function headers() {
  return publicFormHeaders
}

export default function PublicTicketRoute() {
  const { token, ticket } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  return <PublicTicketPanels ticket={ticket} path={publicTicketPath(token)} refusal={refusal} />
}

export const meta = headOf
