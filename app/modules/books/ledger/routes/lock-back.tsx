import { useActionData } from '@remix-run/react'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
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
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(LockInput, form)
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const result = await attemptConfirmed(args, form, () =>
    call(ledgerLocksContract.takeBackHard, { ...value, firmId }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, locksPath(firmId), {
    type: 'success',
    message: t('ledger')('locks.follows.takeBack.done'),
  })
}

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
