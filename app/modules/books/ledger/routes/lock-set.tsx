import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { ExceptionInput, LockInput, ledgerLocksContract } from '#contract/books/ledger-locks.ts'
import { AppError } from '#contract/core/errors.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { LockForm } from '../components/lock-form.tsx'
import { locksPath } from '../paths.ts'

const Lock = z.enum(['soft', 'hard', 'exception'])
const HardLock = LockInput.extend({ date: DateOnly })

/** @throws AppError not_found for an address of no lock */
function requireLock({ params }: Args) {
  const lock = Lock.safeParse(params.lock)
  if (!lock.success) throw new AppError('not_found', 'No such lock')
  return lock.data
}

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const what = requireLock(args)
  const locks = await call(ledgerLocksContract.get, { firmId: firm.firmId })
  const date = (what === 'soft' ? locks.softDate : null) ?? ''
  const title = t('ledger')(`locks.follows.${what}.title`)
  return { head: pageMeta(args, { title }), what, initial: { date, minutes: '60' } }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const what = requireLock(args)
  const outcome = await setLock(access, what, await readForm(args.request))
  if (outcome.refusal) return refuse(outcome.refusal, outcome.status)
  return redirectWithToast(args, locksPath(access.firm.firmId), {
    type: 'success',
    message: t('ledger')(`locks.follows.${what}.done`),
  })
}

async function setLock({ call, firm }: FirmAccess, what: z.infer<typeof Lock>, form: Form) {
  const { firmId } = firm
  const { idempotencyKey } = form
  if (what === 'exception') {
    const { value, refusal } = parseForm(ExceptionInput, form)
    if (refusal) return { refusal, status: 422 }
    return attempt(form, () =>
      call(ledgerLocksContract.takeException, { ...value, firmId }, { idempotencyKey }),
    )
  }
  if (what === 'hard') {
    const { value, refusal } = parseForm(HardLock, form)
    if (refusal) return { refusal, status: 422 }
    return attempt(form, () => call(ledgerLocksContract.setHard, { ...value, firmId }))
  }
  const { value, refusal } = parseForm(LockInput, form)
  if (refusal) return { refusal, status: 422 }
  return attempt(form, () => call(ledgerLocksContract.setSoft, { ...value, firmId }))
}

export default function LockSetRoute() {
  const { what, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('ledger')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t(`locks.follows.${what}.title`)}
        crumb={{ href: locksPath(firm.firmId), label: t('tab.locks') }}
      />
      <LockForm what={what} refusal={refusal} initial={initial} />
    </>
  )
}

export const meta = headOf
