import { useActionData } from '@remix-run/react'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { formAction } from '#app/shell/form/form-action.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { LockInput, ledgerLocksContract } from '#contract/books/ledger-locks.ts'
import { LockForm } from '../components/lock-form.tsx'
import { locksPath } from '../paths.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('ledger')('locks.follows.takeBack.title') }) }
}

/** Takes the hard lock back, for whoever shows who they are. */
export const action = formAction({
  schema: LockInput,
  attempt: attemptConfirmed,
  send: ({ call, firmId }, value) => call(ledgerLocksContract.takeBackHard, { ...value, firmId }),
  done: ({ firmId, t }) => ({
    to: locksPath(firmId),
    message: t('ledger')('locks.follows.takeBack.done'),
  }),
})

export default function LockBackRoute() {
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('ledger')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('locks.follows.takeBack.title')}
        crumb={{ href: locksPath(firm.firmId), label: t('tab.locks') }}
      />
      <LockForm what="takeBack" refusal={refusal} initial={{}} />
    </>
  )
}

export const meta = headOf
