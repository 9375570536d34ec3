import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Button,
  Empty,
  PageHead,
  RowsTable,
  Rules,
  RulesCell,
  SheetPad,
  text,
} from '#app/ui/index.ts'
import { partnersContract as contract } from '#contract/customers/partners.ts'
import { PayoutTable } from '../components/payout-table.tsx'
import { partnerPath, partnersPath, payoutsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const plan = await call(contract.payouts, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('partners')('payouts.title') }), plan }
}

export const action = formAction({
  schema: z.object({}),
  send: ({ call, firmId, form }) => call(contract.pay, { firmId }, form),
  done: ({ firmId, t }, { paid, left }) => ({
    to: payoutsPath(firmId),
    message: t('partners')(left > 0 ? 'payouts.someLeft' : 'payouts.done', { count: paid, left }),
  }),
})

export default function PayoutsRoute() {
  const { plan } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('partners')
  const { firm, can } = useFirm()
  const { date, money } = useFormat()
  const { due, carried, payouts } = plan
  return (
    <>
      <PageHead
        title={t('payouts.title')}
        sentence={t('payouts.sentence', { date: date(plan.date) })}
        crumb={{ href: partnersPath(firm.firmId), label: t('list.title') }}
      />
      {due.length === 0 && <Empty title={t('payouts.none')}>{t('payouts.noneWords')}</Empty>}
      {due.length > 0 && (
        <PageForm id="payouts" refusal={refusal} labels={{}}>
          <RowsTable
            caption={t('payouts.due')}
            isStacked
            rows={due}
            keyOf={({ partnerId, currency }) => `${partnerId} ${currency}`}
            columns={[
              {
                head: t('payouts.partner'),
                href: ({ partnerId }) => partnerPath(firm.firmId, partnerId),
                cell: ({ partnerName }) => partnerName,
              },
              { head: t('field.payoutWay'), place: 'detail', cell: ({ way }) => t(`way.${way}`) },
              { head: t('payouts.rows'), isNumber: true, cell: ({ rows }) => rows },
              {
                head: t('commission.amount'),
                isNumber: true,
                place: 'figure',
                cell: ({ amount, currency }) => money(amount, currency),
              },
            ]}
          />
          {can('partner:approve') && (
            <SheetPad>
              <Button kind="primary" icon="banknote">
                {t('payouts.pay')}
              </Button>
            </SheetPad>
          )}
        </PageForm>
      )}
      {carried.length > 0 && (
        <Rules>
          <RulesCell title={t('payouts.carried')}>
            <ul>
              {carried.map(({ partnerId, partnerName, amount, currency, reason }) => (
                <li key={`${partnerId} ${currency}`}>
                  <a className={text.link} href={partnerPath(firm.firmId, partnerId)}>
                    {partnerName}
                  </a>{' '}
                  {money(amount, currency)} · {t(`carried.${reason}`)}
                </li>
              ))}
            </ul>
          </RulesCell>
        </Rules>
      )}
      {payouts.length > 0 && <PayoutTable payouts={payouts} />}
    </>
  )
}

export const meta = headOf
