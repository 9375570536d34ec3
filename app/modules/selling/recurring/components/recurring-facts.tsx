import { partyPath } from '#app/modules/firm/parties/index.ts'
import { CustomList } from '#app/shell/documents/detail/custom-list.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import type { About } from '#app/shell/register/describe.ts'
import { priceText } from '#app/shell/register/price-text.ts'
import { FactList, Figure, RowsTable, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Recurring } from '#contract/selling/recurring.ts'
import type { RecurringChoices } from '../choices.ts'
import { contentPath } from '../paths.ts'
import { ruleText } from '../rule-text.ts'
import { FailureBand, NextDates, NextFigure, ruleFacts } from './recurrence-parts.tsx'
import { RunsTable } from './runs-table.tsx'

type RecurringFactsProps = { record: Recurring }
type WithFields = RecurringFactsProps & { about: Pick<About<RecurringChoices>, 'extra'> }

/** When the next ones come, what they say, and what was made. */
export function RecurringFacts({ record, about }: WithFields) {
  const t = useT('recurring')
  const { money, number } = useFormat()
  const { totals, currency, madeCount, runs } = record
  return (
    <>
      <Problem record={record} />
      <Rules columns="three">
        <NextFigure texts="recurring" of={record} />
        <Figure
          label={t('detail.each')}
          value={totals ? money(totals.total, currency) : t('detail.noTotal')}
          detail={totals ? t('detail.net', { amount: money(totals.net, currency) }) : ''}
        />
        <Figure
          label={t('detail.made')}
          value={number(String(madeCount))}
          detail={ruleText(t, record)}
        />
      </Rules>
      <Rules columns="two">
        <RulesCell title={t('detail.nextDates')} isFlush>
          <NextDates texts="recurring" dates={record.nextDates} />
        </RulesCell>
        <RulesCell title={t('detail.facts')}>
          <Facts record={record} />
        </RulesCell>
      </Rules>
      <Rules columns="one">
        <RulesCell title={t('detail.lines')} isFlush>
          <Lines record={record} />
        </RulesCell>
      </Rules>
      <CustomList
        texts="recurring"
        custom={about.extra.contentFields}
        values={record.content.custom}
      />
      {runs.length > 0 && (
        <Rules columns="one">
          <RulesCell title={t('detail.runs')} isFlush>
            <RunsTable runs={runs} currency={currency} />
          </RulesCell>
        </Rules>
      )}
    </>
  )
}

/** Why the last attempt failed, with the way to mend it. */
function Problem({ record }: RecurringFactsProps) {
  const t = useT('recurring')
  const { firm } = useFirm()
  return (
    <FailureBand texts="recurring" of={record}>
      <p>
        <a className={text.link} href={contentPath(firm.firmId, record.id)}>
          {t('detail.content')}
        </a>
      </p>
    </FailureBand>
  )
}

function Facts({ record }: RecurringFactsProps) {
  const t = useT('recurring')
  const format = useFormat()
  const { firm, can } = useFirm()
  const { customerId, customerName } = record
  const facts = [
    {
      term: t('list.customer'),
      value: can('party:view') ? (
        <a className={text.link} href={partyPath(firm.firmId, customerId)}>
          {customerName}
        </a>
      ) : (
        customerName
      ),
    },
    ...ruleFacts(t, format, record),
    { term: t('field.period'), value: t(`span.${record.period}`) },
  ]
  return <FactList facts={facts.filter(({ value }) => value !== '')} />
}

function Lines({ record: { content } }: RecurringFactsProps) {
  const t = useT('document')
  const { number, locale } = useFormat()
  const { currency } = content
  return (
    <RowsTable
      caption={t('editor.lines')}
      isStacked
      rows={content.lines}
      keyOf={(_, at) => at}
      columns={[
        { head: t('editor.item'), place: 'name', cell: (line) => line.description },
        {
          head: t('editor.quantity'),
          isNumber: true,
          place: 'detail',
          cell: (line) => `${number(line.quantity)} ${line.unit}`.trim(),
        },
        {
          head: t('editor.price'),
          isNumber: true,
          place: 'figure',
          cell: (line) => `${priceText(line.unitPrice, { locale, currency })} ${currency}`,
        },
      ]}
    />
  )
}
