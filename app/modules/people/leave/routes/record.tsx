import { useActionData, useLoaderData } from '@remix-run/react'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { PageHead } from '#app/ui/index.ts'
import { leaveContract } from '#contract/people/leave.ts'
import { checkOf, leaveAction } from '../check-leave.server.ts'
import { AskFields, useAskLabels } from '../components/ask-fields.tsx'
import { loadPersonLeave } from '../load-person.server.ts'
import { personLeavePath } from '../paths.ts'

export function loader(args: Args) {
  return loadPersonLeave(args, (t) => t('record.title'))
}

/** Notes leave in somebody's name, which is approved; or says only what it would take. */
export const action = leaveAction({
  check: checkOf,
  send: ({ call, firm }, ask, { args, form }) => {
    const employeeId = requireIdParam(args, 'employeeId')
    return call(leaveContract.record, { ...ask, firmId: firm.firmId, employeeId }, form)
  },
  done: ({ args, firmId, t }) => ({
    to: personLeavePath(firmId, requireIdParam(args, 'employeeId')),
    message: t('record.done'),
  }),
})

export default function RecordLeaveRoute() {
  const { leave } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refusal = answer?.refusal
  const checked = answer && 'words' in answer ? answer : undefined
  const t = useT('leave')
  const { firm } = useFirm()
  const labels = useAskLabels()
  const back = personLeavePath(firm.firmId, leave.employeeId)
  return (
    <>
      <PageHead
        title={t('record.title')}
        sentence={t('record.sentence')}
        crumb={{ href: back, label: leave.name }}
      />
      <PageForm
        id="record-form"
        refusal={refusal}
        initial={checked?.typed ?? { typeCode: 'sick', from: leave.on, to: leave.on }}
        labels={labels}
        submit={t('record.submit')}
        cancelHref={back}
      >
        <AskFields leave={leave} check={{ words: checked?.words, address: `${back}/new/check` }} />
      </PageForm>
    </>
  )
}

export const meta = headOf
