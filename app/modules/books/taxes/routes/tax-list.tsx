import { useLoaderData } from '@remix-run/react'
import { SettingsHead } from '#app/modules/firm/firms/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, Rules, RulesCell } from '#app/ui/index.ts'
import { taxesContract } from '#contract/books/taxes.ts'
import { TaxTable } from '../components/tax-table.tsx'
import { newTaxPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const rates = await call(taxesContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('taxes')('list.title') }), rates }
}

export default function TaxListRoute() {
  const { rates } = useLoaderData<typeof loader>()
  const t = useT('taxes')
  const lasting = rates.filter(({ validTo }) => validTo === null)
  const sections = [
    { title: t('list.sales'), rates: lasting.filter(({ direction }) => direction !== 'purchase') },
    { title: t('list.purchases'), rates: lasting.filter(({ direction }) => direction !== 'sale') },
    { title: t('list.ended'), rates: rates.filter(({ validTo }) => validTo !== null) },
  ]
  return (
    <>
      <SettingsHead sentence={t('list.sentence')} actions={<NewTax />} />
      <Rules columns="one">
        {sections
          .filter((section) => section.rates.length > 0)
          .map((section) => (
            <RulesCell key={section.title} isFlush title={section.title}>
              <TaxTable rates={section.rates} caption={section.title} />
            </RulesCell>
          ))}
      </Rules>
    </>
  )
}

function NewTax() {
  const t = useT('taxes')
  const { firm, can } = useFirm()
  if (!can('tax:edit')) return null
  return (
    <LinkButton kind="primary" icon="plus" href={newTaxPath(firm.firmId)}>
      {t('list.new')}
    </LinkButton>
  )
}

export const meta = headOf
