import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Status, text } from '#app/ui/index.ts'
import type { Asset } from '#contract/books/assets.ts'

/** The shares month by month, with their entries as far as they are posted. */
export function PlanTable({ plan }: Pick<Asset, 'plan'>) {
  const t = useT('assets')
  const { amount, date } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  return (
    <RowsTable
      caption={t('plan')}
      density="compact"
      isStacked
      rows={plan}
      keyOf={(share) => share.date}
      columns={[
        { head: t('field.date'), place: 'name', cell: (share) => date(share.date, 'medium') },
        {
          head: t('field.state'),
          place: 'state',
          cell: (share) =>
            share.entryId ? (
              <a
                className={text.link}
                href={`/firms/${firm.firmId}/ledger/journal/${share.entryId}`}
              >
                {t('shareState.posted')}
              </a>
            ) : (
              <Status kind="draft">{t('shareState.planned')}</Status>
            ),
        },
        {
          head: t('field.share', { currency }),
          isNumber: true,
          place: 'figure',
          cell: (share) => amount(share.amount, currency),
        },
        {
          head: t('field.book', { currency }),
          isNumber: true,
          tone: 'soft',
          place: 'detail',
          cell: (share) => amount(share.book, currency),
        },
      ]}
    />
  )
}
