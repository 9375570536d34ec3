import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { goTo } from '#app/shell/answers.ts'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { speakTo } from '#app/shell/documents/public/speak-to.server.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { upstream } from '#app/upstream.server.ts'
import {
  InvitationAnswer,
  publicInvitationsContract,
} from '#contract/communication/event-guests.ts'
import { InvitationSheet } from '../components/invitation-sheet.tsx'
import { invitationPath } from '../paths.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

const nobody = { token: null }

/** An invitation for who is invited, by the link in the mail. */
export async function loader(args: Args) {
  const { token, invitation, language } = await open(args)
  const { title, firmName: firm } = invitation
  const named = textsOf(language, 'event-guests')('public.title', { title, firm })
  return { head: pageMeta(args, { title: named }), token, invitation }
}

/** Keeps the answer. */
export async function action(args: Args) {
  const { token } = await open(args)
  const { call } = upstream(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(InvitationAnswer, form)
  if (refusal) return data({ refusal }, { status: 422, headers: publicFormHeaders })
  const result = await attempt(form, () =>
    call(publicInvitationsContract.answer, { ...value, token }, nobody),
  )
  if (result.refusal) {
    const { refusal: refused, status } = result
    return data({ refusal: refused }, { status, headers: publicFormHeaders })
  }
  return goTo(invitationPath(token))
}

async function open(args: Args) {
  const token = tokenOf(args)
  const invitation = await upstream(args).call(publicInvitationsContract.get, { token }, nobody)
  return { token, invitation, language: await speakTo(args, invitation) }
}

export function headers() {
  return publicFormHeaders
}

export default function InvitationRoute() {
  const { token, invitation } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  return <InvitationSheet invitation={invitation} refusal={refusal} path={invitationPath(token)} />
}

export const meta = headOf
