import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { goTo } from '#app/shell/answers.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithin } from '#app/shell/session/redirect-within.ts'
import { getSession } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Avatar, Button } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { recoveryContract } from '#contract/person/recovery.ts'
import { answerProof } from '../answer-proof.server.ts'
import { EntryPage } from '../components/entry-page.tsx'
import { ProofForm } from '../components/proof-form.tsx'
import { lockScreen } from '../lock-screen.server.ts'
import { passActionHeaders } from '../log-in.server.ts'

/** Knows the person's name and nothing else. */
export async function loader(args: Args) {
  const query = new URL(args.request.url).searchParams
  const to = redirectWithin(query.get('to'))
  const session = await getSession(args)
  if (!session?.isLocked) throw goTo(to)
  const { way } = await upstream(args).call(recoveryContract.getConfirmWay, undefined)
  const { name, email } = session.user
  const { t } = await getVisit(args)
  const head = pageMeta(args, { title: t('entry')('lock.title') })
  return { head, way, name, email, isMailed: query.has('mailed'), to }
}

/** Locks, has a code mailed, or unlocks and goes on where it was locked. */
export async function action(args: Args) {
  const form = await readForm(args.request)
  const { call } = upstream(args)
  const to = redirectWithin(form.data.to)
  const back = `/lock-screen?to=${encodeURIComponent(to)}`
  if (form.intent === 'lock') return redirect(back, { headers: await lockScreen(args) })
  if (form.intent === 'mail') {
    await call(recoveryContract.sendConfirmCode, undefined)
    return redirect(`${back}&mailed`)
  }
  return answerProof(args, form, to, (proof) => call(recoveryContract.unlock, proof))
}

export default function LockScreen() {
  const { name, ...proof } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const t = useT('entry')
  return (
    <EntryPage
      title={name}
      sentence={t('lock.sentence')}
      motto={t('lock.motto')}
      lead={<Avatar name={name} size="l" />}
    >
      <ProofForm {...proof} problem={problem} submit={t('lock.send')} />
      <form method="post" action="/logout">
        <Button kind="ghost" icon="log-out">
          {t('lock.leave')}
        </Button>
      </form>
    </EntryPage>
  )
}

export const meta = headOf
export const headers = passActionHeaders
