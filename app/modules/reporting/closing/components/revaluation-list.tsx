import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, text } from '#app/ui/index.ts'
import type { Revaluation } from '#contract/reporting/closing.ts'

/** What was revalued, with the entry in the journal. */
export function RevaluationList({ revaluations }: { revaluations: readonly Revaluation[] }) {
  const t = useT('closing')
  const { date, amount } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  return (
    <RowsTable
      caption={t('revaluations')}
      density="compact"
      isStacked
      rows={revaluations}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('field.day'),
          place: 'name',
          cell: ({ date: day, entryId }) =>
            entryId ? (
              <a className={text.link} href={`/firms/${firm.firmId}/ledger/journal/${entryId}`}>
                {date(day, 'medium')}
              </a>
            ) : (
              date(day, 'medium')
            ),
        },
        { head: t('field.by'), tone: 'soft', place: 'detail', cell: ({ byName }) => byName },
        {
          head: t('field.gain', { currency }),
          isNumber: true,
          place: 'figure',
          cell: ({ gain }) => amount(gain, currency),
        },
      ]}
    />
  )
}
