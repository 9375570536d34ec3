import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { EntryPage } from '#app/modules/person/entry/index.ts'
import { answerWith } from '#app/shell/answers.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Button, LinkButton } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { profileContract } from '#contract/person/profile.ts'
import { LinkForm, LostLink } from '../components/link-form.tsx'
import { answerLink, findByLink, passLinkHeaders, tokenOf } from '../link-page.server.ts'
import { redirectAfterChange } from '../redirect-after-change.server.ts'

/** Only shows a button: programs that follow the links of a mail remove nothing. */
export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const { call } = upstream(args)
  const input = { token: tokenOf(args) }
  const found = await findByLink(() => call(profileContract.getDeletion, input, { token: null }))
  return answerLink({ head: pageMeta(args, { title: t('profile')('link.deletionTitle') }), found })
}

export async function action(args: Args) {
  const { call } = upstream(args)
  const form = await readForm(args.request)
  const input = { token: tokenOf(args) }
  const result = await attempt(form, () =>
    findByLink(() => call(profileContract.confirmDeletion, input, { token: null })),
  )
  if (result.refusal) return answerWith({ refusal: result.refusal }, { status: result.status })
  if (!result.value) return redirect(`/confirm-deletion?token=${encodeURIComponent(input.token)}`)
  return redirectAfterChange(args, '/login', { key: 'deletion.done' })
}

export default function ConfirmDeletion() {
  const { found } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const problem = useProblems(refusal?.problems)('')
  const t = useT('profile')
  if (!found) return <LostLink />
  return (
    <EntryPage
      title={t('link.deletionTitle')}
      sentence={t('link.deletionWords', { email: found.email })}
      motto={t('link.motto')}
    >
      <LinkForm>
        {problem && (
          <div role="alert">
            <Band tone="bad" title={problem} />
          </div>
        )}
        <Button kind="danger" icon="trash-2">
          {t('link.deletionSubmit')}
        </Button>
        <LinkButton href="/dashboard">{t('link.deletionKeep')}</LinkButton>
      </LinkForm>
    </EntryPage>
  )
}

export const meta = headOf
export const headers = passLinkHeaders
