import { centreLabel } from '#app/modules/books/cost-centres/index.ts'
import { partyPath } from '#app/modules/firm/parties/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import type { About } from '#app/shell/register/describe.ts'
import { Band, FactList, Figure, Rules, RulesCell, text } from '#app/ui/index.ts'
import { type Expense, type ExpenseChoices, paidByMember } from '#contract/buying/expenses.ts'
import { categoryName, mileageText, payerOf, rateOf } from '../fields.ts'
import { expensePath } from '../paths.ts'
import { ExpenseLines } from './expense-lines.tsx'
import { PostedEntries } from './posted-entries.tsx'

type ExpenseFactsProps = { record: Expense; about: About<ExpenseChoices> }

/** What was paid, what of it is cost, and how it was posted. */
export function ExpenseFacts({ record, about }: ExpenseFactsProps) {
  const t = useT('expenses')
  const { money } = useFormat()
  const { firm } = useFirm()
  const { amount, tax, currency, costBase, reason, entries } = record
  return (
    <>
      {record.state === 'rejected' && (
        <Band tone="bad" title={t('detail.rejected')}>
          <p>{reason}</p>
        </Band>
      )}
      {record.actions.includes('withdraw') && (
        <Band tone="info" title={t('detail.waits')}>
          <p>{t('detail.waitsWords')}</p>
        </Band>
      )}
      <Flags record={record} />
      <Similar record={record} />
      <Rules columns="three">
        <Figure
          label={t('detail.paid')}
          value={money(amount, currency)}
          detail={
            record.paidFrom === paidByMember
              ? t('paidByOther', { name: record.madeByName })
              : payerOf(record.paidFrom, about)
          }
        />
        <Figure
          label={t('detail.tax')}
          value={money(tax, currency)}
          detail={
            record.lines.length > 1 ? t('detail.severalRates') : rateOf(record.taxCode, about)
          }
        />
        <Figure
          label={t('detail.cost')}
          value={money(costBase, firm.baseCurrency)}
          detail={t('detail.costWords')}
        />
      </Rules>
      {(record.lines.length > 1 || record.lines.some(({ customerName }) => customerName)) && (
        <RulesCell title={t('lines.title')} isFlush>
          <ExpenseLines record={record} about={about} />
        </RulesCell>
      )}
      <Rules columns={entries.length > 0 ? 'wideAndNarrow' : 'one'}>
        {entries.length > 0 && (
          <RulesCell title={t('detail.entries')} isFlush>
            <PostedEntries entries={entries} />
          </RulesCell>
        )}
        <RulesCell title={t('detail.facts')}>
          <Facts record={record} about={about} />
        </RulesCell>
      </Rules>
    </>
  )
}

/** What whoever decides should know, while there is something to decide. */
function Flags({ record: { flags, state } }: { record: Expense }) {
  const t = useT('expenses')
  if (flags.length === 0 || (state !== 'draft' && state !== 'submitted')) return null
  return (
    <Band tone="info" title={t('flag.title')}>
      {flags.map((flag) => (
        <p key={flag}>{t(`flag.${flag}`)}</p>
      ))}
    </Band>
  )
}

/** Others that look like the same receipt, before it is counted twice. */
function Similar({ record: { similar, state } }: { record: Expense }) {
  const t = useT('expenses')
  const { date } = useFormat()
  const { firm } = useFirm()
  if (similar.length === 0 || state === 'reversed') return null
  return (
    <Band tone="warn" title={t('detail.similar')}>
      {similar.map(({ id, number, receiptNumber, date: day, state: other }) => (
        <p key={id}>
          <a className={text.link} href={expensePath(firm.firmId, id)}>
            {number || receiptNumber || t('detail.unnumbered')}
          </a>
          {` · ${date(day, 'medium')} · ${t(`state.${other}`)}`}
        </p>
      ))}
    </Band>
  )
}

function Facts({ record, about }: ExpenseFactsProps) {
  const t = useT('expenses')
  const { date, number, dateTime } = useFormat()
  const { firm, can } = useFirm()
  const { payee, supplierId, currency, exchangeRate } = record
  const isLinked = supplierId !== null && can('party:view')
  const isForeign = currency !== firm.baseCurrency
  const facts = [
    {
      term: t('field.payee'),
      value: isLinked ? (
        <a className={text.link} href={partyPath(firm.firmId, supplierId)}>
          {payee}
        </a>
      ) : (
        payee
      ),
    },
    { term: t('field.date'), value: date(record.date, 'long') },
    { term: t('field.receiptNumber'), value: record.receiptNumber },
    { term: t('field.distance'), value: mileageText(record, about) },
    { term: t('field.category'), value: categoryName(record.category, about) },
    { term: t('field.costCentreId'), value: centreLabel(record.costCentreId, about) },
    {
      term: t('field.exchangeRate'),
      value: isForeign ? `1 ${currency} = ${number(exchangeRate)} ${firm.baseCurrency}` : '',
    },
    { term: t('field.note'), value: record.note },
    { term: t('list.number'), value: record.number },
    { term: t('detail.noted'), value: dateTime(record.createdAt) },
  ]
  return <FactList facts={facts.filter(({ value }) => value !== '')} />
}
