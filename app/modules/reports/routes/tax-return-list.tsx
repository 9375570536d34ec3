import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead } from '#app/ui/index.ts'
import { taxReturnsContract } from '#contract/tax-returns.ts'
import { ReturnTable } from '../components/return-table.tsx'
import { reportsPath, taxOnPaymentPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const returns = await call(taxReturnsContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('reports')('returns.title') }), returns }
}

export default function TaxReturnListRoute() {
  const { returns } = useLoaderData<typeof loader>()
  const t = useT('reports')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('returns.title')}
        sentence={t('returns.sentence')}
        crumb={{ href: reportsPath(firm.firmId), label: t('menu.reports') }}
        actions={
          <LinkButton href={taxOnPaymentPath(firm.firmId)}>{t('onPayment.title')}</LinkButton>
        }
      />
      <ReturnTable {...returns} />
    </>
  )
}

export const meta = headOf
