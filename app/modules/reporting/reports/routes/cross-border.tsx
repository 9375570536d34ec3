import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { readForm } from '#app/shell/form/read-form.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Empty, LinkButton, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Month } from '#contract/reporting/closing.ts'
import { crossBorderContract } from '#contract/reporting/cross-border.ts'
import { CrossBorderMonths } from '../components/cross-border-months.tsx'
import { CrossBorderTable } from '../components/cross-border-table.tsx'
import { crossBorderPath, integrationFilesPath, taxReturnsPath } from '../paths.ts'

const Query = z.object({ month: Month.optional() })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const query = readListQuery(Query, args.request)
  const list = await call(crossBorderContract.list, { ...query, firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('reports')('crossBorder.title') }), list }
}

/** Writes all of a month that lack nothing. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { data, idempotencyKey } = await readForm(args.request)
  const asked = z.object({ month: Month }).safeParse(data)
  if (!asked.success) throw new AppError('malformed', 'Unknown month')
  const { firmId } = firm
  const { month } = asked.data
  const done = await call(crossBorderContract.writeMonth, { firmId, month }, { idempotencyKey })
  const message = t('reports')('crossBorder.monthWritten', done)
  return redirectWithToast(args, crossBorderPath(firmId, { month }), { type: 'success', message })
}

export default function CrossBorderRoute() {
  const { months, month, rows } = useLoaderData<typeof loader>().list
  const t = useT('reports')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const isReady = rows.some(({ state, gaps }) => state !== 'written' && gaps.length === 0)
  const name = date(`${month}-01`, 'month')
  return (
    <>
      <PageHead
        title={t('crossBorder.title')}
        sentence={t('crossBorder.sentence')}
        crumb={{ href: taxReturnsPath(firm.firmId), label: t('returns.title') }}
        actions={
          <>
            {rows.some(({ state }) => state === 'written') && (
              <LinkButton icon="file-down" href={integrationFilesPath(firm.firmId, month)}>
                {t('crossBorder.zip', { month: name })}
              </LinkButton>
            )}
            {isReady && can('tax:edit') && (
              <form method="post">
                <IdempotencyField />
                <input type="hidden" name="month" value={month} />
                <Button kind="primary">{t('crossBorder.writeMonth')}</Button>
              </form>
            )}
          </>
        }
      />
      {months.length === 0 ? (
        <Empty title={t('crossBorder.none')}>{t('crossBorder.noneWords')}</Empty>
      ) : (
        <>
          <CrossBorderMonths months={months} month={month} />
          <Rules>
            <RulesCell title={name} isFlush>
              <CrossBorderTable rows={rows} name={name} />
            </RulesCell>
          </Rules>
        </>
      )}
    </>
  )
}

export const meta = headOf
