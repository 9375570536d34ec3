import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { isEuMember } from '#contract/core/countries.ts'
import { AppError } from '#contract/core/errors.ts'
import { ossContract } from '#contract/reporting/oss.ts'
import { TaxDutyKey, taxDutiesContract } from '#contract/reporting/tax-duties.ts'
import { taxReturnsContract } from '#contract/reporting/tax-returns.ts'
import { DutyTable } from '../components/duty-table.tsx'
import { OssLimit } from '../components/oss-limit.tsx'
import { ReturnTable } from '../components/return-table.tsx'
import {
  crossBorderPath,
  netRatesPath,
  ossPath,
  reportsPath,
  taxDutySettingsPath,
  taxOnPaymentPath,
  taxReturnsPath,
} from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const [returns, duties, shop] = await Promise.all([
    call(taxReturnsContract.list, { firmId }),
    call(taxDutiesContract.list, { firmId }),
    isEuMember(firm.country) ? call(ossContract.get, { firmId }) : null,
  ])
  return { head: pageMeta(args, { title: t('reports')('returns.title') }), returns, duties, shop }
}

/** Keeps that a list or a payment is done, or takes that back. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { data, intent } = await readForm(args.request)
  const which = TaxDutyKey.safeParse(data)
  if (!which.success || (intent !== 'finish' && intent !== 'reopen'))
    throw new AppError('malformed', 'Unknown intent')
  const { firmId } = firm
  await call(taxDutiesContract[intent], { ...which.data, firmId })
  const message = t('reports')(intent === 'finish' ? 'duties.finished' : 'duties.reopened')
  return redirectWithToast(args, taxReturnsPath(firmId), { type: 'success', message })
}

export default function TaxReturnListRoute() {
  const { returns, duties, shop } = useLoaderData<typeof loader>()
  const t = useT('reports')
  const { firm, can } = useFirm()
  return (
    <>
      <PageHead
        title={t('returns.title')}
        sentence={t('returns.sentence')}
        crumb={{ href: reportsPath(firm.firmId), label: t('menu.reports') }}
        actions={
          <>
            {firm.country === 'IT' && can('party:view') && (
              <LinkButton href={crossBorderPath(firm.firmId)}>{t('crossBorder.title')}</LinkButton>
            )}
            <LinkButton href={taxDutySettingsPath(firm.firmId)}>{t('duties.title')}</LinkButton>
            <LinkButton href={taxOnPaymentPath(firm.firmId)}>{t('onPayment.title')}</LinkButton>
            {shop && <LinkButton href={ossPath(firm.firmId)}>{t('oss.title')}</LinkButton>}
            {firm.country === 'CH' && (
              <LinkButton href={netRatesPath(firm.firmId)}>{t('netRates.title')}</LinkButton>
            )}
          </>
        }
      />
      {shop && <OssLimit shop={shop} />}
      {duties.length > 0 && (
        <Rules>
          <RulesCell title={t('duties.title')} isFlush>
            <DutyTable
              duties={duties}
              currency={returns.currency}
              hasOss={shop !== null && shop.from !== null}
            />
          </RulesCell>
        </Rules>
      )}
      <Rules>
        <RulesCell title={t('returns.title')} isFlush>
          <ReturnTable rows={returns.rows} currency={returns.currency} />
        </RulesCell>
      </Rules>
    </>
  )
}

export const meta = headOf
