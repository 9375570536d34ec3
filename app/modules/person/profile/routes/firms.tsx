import { useActionData, useLoaderData } from '@remix-run/react'
import { answerWith } from '#app/shell/answers.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requirePerson, requireSession } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Empty, LinkButton, SheetPad } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { FirmMembership } from '#contract/core/identity.ts'
import { profileContract } from '#contract/person/profile.ts'
import { OwnFirmTable } from '../components/own-firm-table.tsx'
import { ProfileHead } from '../components/profile-head.tsx'
import { profilePaths } from '../paths.ts'
import { redirectAfterChange } from '../redirect-after-change.server.ts'

export async function loader(args: Args) {
  const { user, firms } = await requirePerson(args)
  const { t } = await getVisit(args)
  const sole = await upstream(args).call(profileContract.listSoleOwnerships, undefined)
  const soleIds = sole.map(({ firmId }) => firmId)
  return {
    head: pageMeta(args, { title: t('profile')('tab.firms') }),
    firms: firms.map((firm) => ({
      ...firm,
      mayLeave: !user.isDemo && !soleIds.includes(firm.firmId),
    })),
    isDemo: user.isDemo,
  }
}

/** Leaves a firm. */
export async function action(args: Args) {
  const { firms } = await requireSession(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(FirmMembership.pick({ firmId: true }), form)
  if (refusal) return answerWith({ refusal }, { status: 422 })
  const result = await attempt(form, () => upstream(args).call(profileContract.leaveFirm, value))
  if (result.refusal) return answerWith({ refusal: result.refusal }, { status: result.status })
  const left = firms.find(({ firmId }) => firmId === value.firmId)
  const name = left?.tradeName || left?.legalName || ''
  return redirectAfterChange(args, profilePaths.firms, { key: 'firms.left', gaps: { name } })
}

export default function OwnFirmsRoute() {
  const { firms } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const problem = useProblems(refusal?.problems)('')
  const t = useT('profile')
  return (
    <>
      <ProfileHead current="firms" sentence={t('firms.sentence')} />
      {problem && (
        <SheetPad>
          <div role="alert">
            <Band tone="bad" title={problem} />
          </div>
        </SheetPad>
      )}
      {firms.length === 0 ? (
        <Empty
          title={t('firms.none')}
          actions={
            <LinkButton kind="primary" icon="plus" href="/firms/new">
              {t('firms.new')}
            </LinkButton>
          }
        >
          {t('firms.noneWords')}
        </Empty>
      ) : (
        <OwnFirmTable firms={firms} />
      )}
    </>
  )
}

export const meta = headOf
