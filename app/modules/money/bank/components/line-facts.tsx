import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, Rules, RulesCell } from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import type { BankLine } from '#contract/money/bank.ts'

/** What the bank says of a movement. */
export function LineFacts({ line }: { line: BankLine }) {
  const t = useT('bank')
  const { date, money } = useFormat()
  const facts = [
    { term: t('line.date'), value: date(line.date, 'long') },
    {
      term: t('column.valueDate'),
      value: line.valueDate === line.date ? '' : date(line.valueDate, 'long'),
    },
    { term: t('line.amount'), value: money(line.amount, line.currency) },
    { term: t('line.name'), value: line.name },
    { term: t('column.iban'), value: readableIban(line.iban) },
    { term: t('column.reference'), value: line.reference },
    { term: t('line.text'), value: line.text },
  ]
  return (
    <Rules>
      <RulesCell title={t('line.says')}>
        <FactList facts={facts.filter(({ value }) => value !== '')} />
      </RulesCell>
    </Rules>
  )
}
