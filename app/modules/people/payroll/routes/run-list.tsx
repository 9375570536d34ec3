import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead } from '#app/ui/index.ts'
import { payrollRunsContract } from '#contract/people/payroll-runs.ts'
import { RunTable } from '../components/run-table.tsx'
import { newRunPath } from '../paths.ts'

/** All payroll runs. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { rows }] = await Promise.all([
    getVisit(args),
    call(payrollRunsContract.list, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('payroll')('title') }), rows }
}

export default function RunListRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('payroll')
  const { firm, can } = useFirm()
  return (
    <>
      <PageHead
        title={t('title')}
        sentence={t('sentence')}
        actions={
          can('payroll:edit') && (
            <LinkButton kind="primary" icon="plus" href={newRunPath(firm.firmId)}>
              {t('new.title')}
            </LinkButton>
          )
        }
      />
      {rows.length > 0 ? (
        <RunTable rows={rows} />
      ) : (
        <Empty title={t('none')}>{t('noneWords')}</Empty>
      )}
    </>
  )
}

export const meta = headOf
