import { useLoaderData } from '@remix-run/react'
import { partyPath } from '#app/modules/firm/parties/index.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Figure, LinkButton, PageHead, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import { loyaltyContract } from '#contract/selling/loyalty.ts'
import { PointsTable } from '../components/points-table.tsx'
import { adjustPath, pointsPath } from '../paths.ts'

/** The statement of a customer's points. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const loyaltyAccountId = requireIdParam(args, 'loyaltyAccountId')
  const [account, panels] = await Promise.all([
    call(loyaltyContract.get, { firmId: firm.firmId, loyaltyAccountId }),
    loadPanels({ call, firm }, 'loyaltyAccount', loyaltyAccountId),
  ])
  const title = t('loyalty')('detail.title', { name: account.customerName })
  return { head: pageMeta(args, { title }), account, panels }
}

export default function PointsDetailRoute() {
  const { account, panels } = useLoaderData<typeof loader>()
  const t = useT('loyalty')
  const { money, number, date } = useFormat()
  const { firm, can } = useFirm()
  const { customerId, customerName, points, worth, currency, deferred, nextExpiry } = account
  return (
    <Stack gap="s4">
      <PageHead
        title={t('detail.title', { name: customerName })}
        crumb={{ href: pointsPath(firm.firmId), label: t('list.title') }}
        actions={
          can('till:approve') && (
            <LinkButton href={adjustPath(firm.firmId, customerId)}>{t('adjust.open')}</LinkButton>
          )
        }
      />
      <div>
        <Rules columns="three">
          <Figure
            label={t('field.points')}
            value={number(points)}
            detail={
              can('party:view') && (
                <a className={text.link} href={partyPath(firm.firmId, customerId)}>
                  {customerName}
                </a>
              )
            }
          />
          <Figure
            label={t('field.worth')}
            value={money(worth, currency)}
            detail={t('detail.deferred', { amount: money(deferred, currency) })}
          />
          <Figure
            label={t('detail.next')}
            value={nextExpiry ? number(nextExpiry.points) : '–'}
            detail={
              nextExpiry
                ? t('detail.after', { date: date(nextExpiry.on, 'long') })
                : t('detail.never')
            }
          />
        </Rules>
        <Rules>
          <RulesCell title={t('detail.statement')} isFlush>
            <PointsTable entries={account.entries} />
          </RulesCell>
        </Rules>
      </div>
      <RecordPanels of={panels} />
    </Stack>
  )
}

export const meta = headOf
