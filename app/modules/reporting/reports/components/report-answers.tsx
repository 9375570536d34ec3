import { formatTick } from '#app/shell/format-tick.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { type Bar, BarChart, Figure, Rules, RulesCell, text } from '#app/ui/index.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { ReportAnswers } from '#contract/reporting/reports.ts'
import { reportPath, taxReturnsPath } from '../paths.ts'

/** What is asked first, each with the report behind it, and the months of a year as a picture. */
export function Answers({ answers }: { answers: ReportAnswers }) {
  const t = useT('reports')
  const { money, date } = useFormat()
  const { firmId } = useFirm().firm
  const { currency, from, today, earned, earnedBefore, tax, taxDue } = answers
  const late = (amount: number) =>
    amount > 0 ? (
      <span className={text.bad}>{t('answers.late', { amount: money(amount, currency) })}</span>
    ) : (
      t('answers.noneLate')
    )
  return (
    <>
      <Rules columns="four">
        <Figure
          label={t('answers.earned')}
          value={
            <Answer
              href={reportPath(firmId, 'profit-and-loss')}
              label={t('answers.earned')}
              amount={earned}
              isBad={earned < 0}
              currency={currency}
            />
          }
          detail={t('answers.earnedWords', {
            from: date(from, 'medium'),
            to: date(today, 'medium'),
            amount: money(earnedBefore, currency),
          })}
        />
        <Figure
          label={t('answers.owed')}
          value={
            <Answer
              href={reportPath(firmId, 'receivables')}
              label={t('answers.owed')}
              amount={answers.owed}
              currency={currency}
            />
          }
          detail={late(answers.owedLate)}
        />
        <Figure
          label={t('answers.owing')}
          value={
            <Answer
              href={reportPath(firmId, 'payables')}
              label={t('answers.owing')}
              amount={answers.owing}
              currency={currency}
            />
          }
          detail={late(answers.owingLate)}
        />
        <Figure
          label={t('answers.tax')}
          value={
            <Answer
              href={taxReturnsPath(firmId)}
              label={t('answers.tax')}
              amount={tax}
              currency={currency}
            />
          }
          detail={
            taxDue === null
              ? t('answers.noTax')
              : t('answers.taxDue', { date: date(taxDue, 'medium') })
          }
        />
      </Rules>
      <Rules>
        <RulesCell title={t('answers.months')}>
          <Months answers={answers} />
        </RulesCell>
      </Rules>
    </>
  )
}

type AnswerProps = {
  href: string
  label: string
  amount: number
  currency: string
  isBad?: boolean
}

function Answer({ href, label, amount, currency, isBad = false }: AnswerProps) {
  const { money } = useFormat()
  const value = money(amount, currency)
  return (
    <a className={isBad ? text.bad : undefined} href={href} aria-label={`${label} ${value}`}>
      {value}
    </a>
  )
}

/** Income above the line, expense below it, and what is left of both. */
function Months({ answers: { months, currency, today } }: { answers: ReportAnswers }) {
  const t = useT('reports')
  const format = useFormat()
  const size = (minor: number) => Number(minorToDecimal(minor, currency))
  const bars = months.map(
    ({ month, income, expense }): Bar => ({
      label: format.date(month, 'monthShort'),
      isCurrent: today.startsWith(month),
      in: size(income),
      inText: format.amount(income, currency),
      out: size(expense),
      outText: format.amount(expense, currency),
      net: size(income - expense),
      netText: format.amount(income - expense, currency),
    }),
  )
  return (
    <BarChart
      label={`${t('answers.months')}, ${currency}`}
      bars={bars}
      names={{
        period: t('answers.month'),
        in: t('answers.income'),
        out: t('answers.expense'),
        net: t('answers.result'),
      }}
      formatTick={(value) => formatTick(value, format.locale)}
      tableLabel={t('chart.table')}
    />
  )
}
