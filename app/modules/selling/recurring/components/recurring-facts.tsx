import { partyPath } from '#app/modules/firm/parties/index.ts'
import { CustomList } from '#app/shell/documents/detail/custom-list.tsx'
import { problemText } from '#app/shell/form/problem-text.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import type { About } from '#app/shell/register/describe.ts'
import { priceText } from '#app/shell/register/price-text.ts'
import { Band, FactList, Figure, RowsTable, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Recurring } from '#contract/selling/recurring.ts'
import type { RecurringChoices } from '../choices.ts'
import { contentPath } from '../paths.ts'
import { ruleText } from '../rule-text.ts'
import { RunsTable } from './runs-table.tsx'

type RecurringFactsProps = { record: Recurring }
type WithFields = RecurringFactsProps & { about: Pick<About<RecurringChoices>, 'extra'> }

/** When the next ones come, what they say, and what was made. */
export function RecurringFacts({ record, about }: WithFields) {
  const t = useT('recurring')
  const { date, money, number } = useFormat()
  const { nextDate, totals, currency, madeCount, runs, mode, state } = record
  return (
    <>
      <Problem record={record} />
      <Rules columns="three">
        <Figure
          label={t('detail.next')}
          value={nextDate && state === 'active' ? date(nextDate, 'medium') : t(`state.${state}`)}
          detail={t(`mode.${mode}`)}
        />
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
          <NextDates record={record} />
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
function Problem({ record: { id, problem, failures, state } }: RecurringFactsProps) {
  const t = useT('recurring')
  const words = useT('problem')
  const format = useFormat()
  const { firm } = useFirm()
  if (!problem) return null
  const isPaused = state === 'paused'
  return (
    <Band
      tone={isPaused ? 'bad' : 'warn'}
      title={t(isPaused ? 'detail.failedPaused' : 'detail.failed', { count: failures })}
    >
      <p>{problemText(words, problem, format)}</p>
      <p>
        <a className={text.link} href={contentPath(firm.firmId, id)}>
          {t('detail.content')}
        </a>
      </p>
    </Band>
  )
}

function NextDates({ record: { nextDates } }: RecurringFactsProps) {
  const t = useT('recurring')
  const { date } = useFormat()
  if (nextDates.length === 0) return <p>{t('detail.noDates')}</p>
  return (
    <RowsTable
      caption={t('detail.nextDates')}
      rows={nextDates}
      keyOf={(next) => next.date}
      columns={[
        { head: t('detail.date'), cell: (next) => date(next.date, 'medium') },
        { head: t('detail.period'), cell: (next) => next.period },
      ]}
    />
  )
}

function Facts({ record }: RecurringFactsProps) {
  const t = useT('recurring')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const { customerId, customerName, firstDate, isLastDay, end, endDate, endCount } = record
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
    { term: t('field.firstDate'), value: date(firstDate, 'medium') },
    { term: t('field.isLastDay'), value: isLastDay ? t('detail.lastDay') : '' },
    {
      term: t('field.end'),
      value:
        end === 'date' && endDate
          ? date(endDate, 'medium')
          : end === 'count'
            ? t('detail.afterCount', { count: endCount ?? 0 })
            : t('end.never'),
    },
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
