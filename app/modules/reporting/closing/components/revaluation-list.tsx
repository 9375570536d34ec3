import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { Revaluation } from '#contract/reporting/closing.ts'

/** What was revalued, with the entry in the journal. */
export function RevaluationList({ revaluations }: { revaluations: readonly Revaluation[] }) {
  const t = useT('closing')
  const { date, amount } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  return (
    <Table caption={t('revaluations')} density="compact" isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.day')}</HeadCell>
          <HeadCell>{t('field.by')}</HeadCell>
          <HeadCell isNumber>{t('field.gain', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {revaluations.map(({ id, date: day, byName, gain, entryId }) => (
          <tr key={id}>
            <Cell place="name">
              {entryId ? (
                <a className={text.link} href={`/firms/${firm.firmId}/ledger/journal/${entryId}`}>
                  {date(day, 'medium')}
                </a>
              ) : (
                date(day, 'medium')
              )}
            </Cell>
            <Cell tone="soft" place="detail">
              {byName}
            </Cell>
            <NumberCell place="figure">{amount(gain, currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
