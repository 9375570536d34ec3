import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { ledgerLocksContract } from '#contract/books/ledger-locks.ts'
import { LedgerHead } from '../components/ledger-head.tsx'
import { LockChanges } from '../components/lock-changes.tsx'
import { LockFigures } from '../components/lock-figures.tsx'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const locks = await call(ledgerLocksContract.get, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('ledger')('tab.locks') }), locks }
}

export default function LockListRoute() {
  const { locks } = useLoaderData<typeof loader>()
  return (
    <>
      <LedgerHead current="locks" />
      <LockFigures locks={locks} />
      <LockChanges changes={locks.changes} />
    </>
  )
}

export const meta = headOf
