import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { closingContract } from '#contract/reporting/closing.ts'
import { MonthTable } from '../components/month-table.tsx'
import { RevaluationList } from '../components/revaluation-list.tsx'
import { YearTable } from '../components/year-table.tsx'
import { revaluationPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const overview = await call(closingContract.overview, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('closing')('title') }), ...overview }
}

export default function ClosingRoute() {
  const { months, years, revaluations } = useLoaderData<typeof loader>()
  const t = useT('closing')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('title')}
        sentence={t('sentence')}
        actions={
          <LinkButton icon="coins" href={revaluationPath(firm.firmId)}>
            {t('revaluation.open')}
          </LinkButton>
        }
      />
      <Rules>
        <RulesCell title={t('years')} isFlush>
          <YearTable years={years} />
        </RulesCell>
        <RulesCell title={t('months')} isFlush>
          <MonthTable months={months} />
        </RulesCell>
        {revaluations.length > 0 && (
          <RulesCell title={t('revaluations')} isFlush>
            <RevaluationList revaluations={revaluations} />
          </RulesCell>
        )}
      </Rules>
    </>
  )
}

export const meta = headOf
