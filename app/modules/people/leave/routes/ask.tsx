import { useActionData, useLoaderData } from '@remix-run/react'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { ownLeaveContract } from '#contract/people/leave.ts'
import { checkOwn, leaveAction } from '../check-leave.server.ts'
import { AskFields, useAskLabels } from '../components/ask-fields.tsx'
import { askLeavePath, leaveRequestPath, ownLeavePath } from '../paths.ts'
import { totalText, typeText } from '../words.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, leave] = await Promise.all([
    getVisit(args),
    call(ownLeaveContract.get, { firmId: firm.firmId }),
  ])
  if (!leave?.hasContract) throw new AppError('not_found', 'No contract')
  return { head: pageMeta(args, { title: t('leave')('ask.title') }), leave }
}

/** Asks for leave, or says at which field it can't be; or only what it would take. */
export const action = leaveAction({
  check: () => checkOwn,
  send: ({ call, firm }, ask, { form }) =>
    call(ownLeaveContract.ask, { ...ask, firmId: firm.firmId }, form),
  done: ({ firmId, t }, { id, state }) => ({
    to: leaveRequestPath(firmId, id),
    message: t(state === 'submitted' ? 'ask.sent' : 'ask.noted'),
  }),
})

export default function AskLeaveRoute() {
  const { leave } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refusal = answer?.refusal
  const checked = answer && 'words' in answer ? answer : undefined
  const t = useT('leave')
  const format = useFormat()
  const { firm } = useFirm()
  const labels = useAskLabels()
  const back = ownLeavePath(firm.firmId)
  const left = leave.balances.map(
    (one) =>
      `${typeText(one, t)}: ${totalText({ total: one.available, unit: one.unit }, t, format)}`,
  )
  return (
    <>
      <PageHead
        title={t('ask.title')}
        sentence={left.length > 0 && t('ask.left', { left: format.list(left) })}
        crumb={{ href: back, label: t('own.title') }}
      />
      <PageForm
        id="ask-form"
        refusal={refusal}
        initial={checked?.typed ?? { typeCode: 'annual', from: leave.on, to: leave.on }}
        labels={labels}
        submit={t('ask.submit')}
        cancelHref={back}
      >
        <AskFields
          leave={leave}
          check={{ words: checked?.words, address: `${askLeavePath(firm.firmId)}/check` }}
        />
      </PageForm>
    </>
  )
}

export const meta = headOf
