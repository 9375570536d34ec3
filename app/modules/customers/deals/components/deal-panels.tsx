import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Deal } from '#contract/customers/deals.ts'
import { leadPath, partyPath } from '../paths.ts'
import { Flags } from './flags.tsx'

/** What to look at, the stages that a deal went through, whose it is, and why it was lost. */
export function DealPanels({ deal }: { deal: Deal }) {
  const t = useT('deals')
  const { firm, can } = useFirm()
  const { dateTime } = useFormat()
  const { flags, visits, partyId, leadId, customerName, lostReason } = deal
  return (
    <Rules columns="two">
      {flags.length > 0 && (
        <RulesCell title={t('panel.flags')}>
          <Flags flags={flags} />
        </RulesCell>
      )}
      {lostReason && (
        <RulesCell title={t('panel.lost')}>
          <p>{lostReason}</p>
        </RulesCell>
      )}
      <RulesCell title={t('panel.visits')}>
        <FactList
          facts={visits.map(({ stageName, at, by }) => ({
            term: stageName,
            value: `${dateTime(at)} · ${by}`,
          }))}
        />
      </RulesCell>
      {(partyId || leadId) && (
        <RulesCell title={t('panel.whose')}>
          {partyId && can('party:view') && (
            <p>
              <a className={text.link} href={partyPath(firm.firmId, partyId)}>
                {customerName}
              </a>
            </p>
          )}
          {leadId && can('lead:view') && (
            <p>
              <a className={text.link} href={leadPath(firm.firmId, leadId)}>
                {t('panel.lead')}
              </a>
            </p>
          )}
        </RulesCell>
      )}
    </Rules>
  )
}
