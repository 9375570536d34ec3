import { PartyLink } from '#app/modules/firm/parties/index.ts'
import {
  FailureBand,
  NextDates,
  NextFigure,
  ruleFacts,
} from '#app/modules/selling/recurring/index.ts'
import { accountName } from '#app/shell/account-name.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import type { About } from '#app/shell/register/describe.ts'
import { FactList, Figure, Rules, RulesCell } from '#app/ui/index.ts'
import type {
  RecurringPurchase,
  RecurringPurchaseChoices,
} from '#contract/buying/recurring-purchases.ts'
import { ContentLines } from './content-lines.tsx'
import { RunsTable } from './runs-table.tsx'

type RecordProps = { record: RecurringPurchase }
type FactsProps = RecordProps & { about: About<RecurringPurchaseChoices> }

/** When the next ones come, what they say, and what was made. */
export function RecurringFacts({ record, about }: FactsProps) {
  const t = useT('recurring-purchases')
  const { money, number } = useFormat()
  const { total, currency, madeCount, kind } = record
  return (
    <>
      <FailureBand texts="recurring-purchases" of={record} />
      <Rules columns="three">
        <NextFigure texts="recurring-purchases" of={record} />
        <Figure
          label={t('detail.each')}
          value={money(total, currency)}
          detail={t(`shortKind.${kind}`)}
        />
        <Figure label={t('detail.made')} value={number(String(madeCount))} />
      </Rules>
      <Rules columns="two">
        <RulesCell title={t('detail.nextDates')} isFlush>
          <NextDates texts="recurring-purchases" dates={record.nextDates} />
        </RulesCell>
        <RulesCell title={t('detail.facts')}>
          <Facts record={record} about={about} />
        </RulesCell>
      </Rules>
      {kind === 'bill' && (
        <Rules columns="one">
          <RulesCell title={t('detail.lines')} isFlush>
            <ContentLines record={record} about={about} />
          </RulesCell>
        </Rules>
      )}
      {record.runs.length > 0 && (
        <Rules columns="one">
          <RulesCell title={t('detail.runs')} isFlush>
            <RunsTable runs={record.runs} />
          </RulesCell>
        </Rules>
      )}
    </>
  )
}

function Facts({ record, about }: FactsProps) {
  const t = useT('recurring-purchases')
  const format = useFormat()
  const { supplierId, supplierName } = record
  const payer = about.extra.payers.find(({ code }) => code === record.paidFrom)
  const facts = [
    {
      term: t('field.supplierName'),
      value: <PartyLink id={supplierId} name={supplierName} />,
    },
    { term: t('field.supplierNumber'), value: record.supplierNumber },
    ...ruleFacts(t, format, record),
    {
      term: t('field.paidFrom'),
      value: record.kind === 'expense' && payer ? accountName(payer, about.language) : '',
    },
    { term: t('field.note'), value: record.note },
    { term: t('detail.writtenBy'), value: record.preparedByName },
  ]
  return <FactList facts={facts.filter(({ value }) => value !== '')} />
}
