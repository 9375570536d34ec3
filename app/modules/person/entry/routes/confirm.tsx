import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { confirmPerson } from '#app/shell/form/attempt-confirmed.server.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { requireSession } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { recoveryContract } from '#contract/person/recovery.ts'
import { answerProof } from '../answer-proof.server.ts'
import { EntryPage } from '../components/entry-page.tsx'
import { ProofForm } from '../components/proof-form.tsx'
import { passActionHeaders } from '../log-in.server.ts'

/** Where a page leads that is only for somebody who showed a moment ago who they are. */
export async function loader(args: Args) {
  const { user } = await requireSession(args)
  const query = new URL(args.request.url).searchParams
  const { way } = await upstream(args).call(recoveryContract.getConfirmWay, undefined)
  const { t } = await getVisit(args)
  const head = pageMeta(args, { title: t('entry')('confirm.title') })
  const to = redirectWithin(query.get('to'))
  return { head, way, email: user.email, isMailed: query.has('mailed'), to }
}

export async function action(args: Args) {
  const form = await readForm(args.request)
  const to = redirectWithin(form.data.to)
  if (form.intent === 'mail') {
    await upstream(args).call(recoveryContract.sendConfirmCode, undefined)
    return redirect(`/confirm?mailed&to=${encodeURIComponent(to)}`)
  }
  return answerProof(args, form, to, (proof) => confirmPerson(args, proof))
}

export default function Confirm() {
  const proof = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const t = useT('entry')
  return (
    <EntryPage
      title={t('confirm.title')}
      sentence={t('confirm.sentence')}
      motto={t('confirm.motto')}
    >
      <ProofForm {...proof} problem={problem} submit={t('confirm.send')} />
    </EntryPage>
  )
}

export const meta = headOf
export const headers = passActionHeaders
