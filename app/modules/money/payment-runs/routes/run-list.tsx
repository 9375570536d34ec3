import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead } from '#app/ui/index.ts'
import { paymentRunsContract } from '#contract/money/payment-runs.ts'
import { RunTable } from '../components/run-table.tsx'
import { newDebitRunPath, newPaymentRunPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const list = await call(paymentRunsContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('payment-runs')('title') }), ...list }
}

export default function RunListRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('payment-runs')
  const { firm, can } = useFirm()
  const add = can('payment:edit') && (
    <>
      <LinkButton icon="plus" href={newDebitRunPath(firm.firmId)}>
        {t('menu.newDebit')}
      </LinkButton>
      <LinkButton kind="primary" icon="plus" href={newPaymentRunPath(firm.firmId)}>
        {t('menu.new')}
      </LinkButton>
    </>
  )
  return (
    <>
      <PageHead title={t('title')} sentence={t('sentence')} actions={add} />
      {rows.length > 0 ? (
        <RunTable rows={rows} />
      ) : (
        <Empty
          title={t('none')}
          actions={
            can('payment:edit') && (
              <LinkButton kind="primary" icon="plus" href={newPaymentRunPath(firm.firmId)}>
                {t('menu.new')}
              </LinkButton>
            )
          }
        >
          {t('noneWords')}
        </Empty>
      )}
    </>
  )
}

export const meta = headOf
