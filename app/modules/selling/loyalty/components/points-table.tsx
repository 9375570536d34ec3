import { DocumentLink } from '#app/shell/document-link.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable } from '#app/ui/index.ts'
import type { LoyaltyEntry } from '#contract/selling/loyalty.ts'

/** What changed a customer's points, a line each. */
export function PointsTable({ entries }: { entries: readonly LoyaltyEntry[] }) {
  const t = useT('loyalty')
  const { date, number } = useFormat()
  return (
    <RowsTable
      caption={t('detail.statement')}
      isStacked
      rows={entries}
      keyOf={(entry) => entry.id}
      columns={[
        {
          head: t('field.date'),
          tone: 'soft',
          place: 'detail',
          cell: (entry) => date(entry.date, 'medium'),
        },
        {
          head: t('field.what'),
          tone: 'strong',
          place: 'name',
          cell: (entry) => t(`type.${entry.type}`),
        },
        {
          head: t('field.about'),
          tone: 'soft',
          place: 'secondDetail',
          cell: (entry) => <About entry={entry} />,
        },
        {
          head: t('field.expiresOn'),
          tone: 'soft',
          cell: (entry) => entry.expiresOn && date(entry.expiresOn, 'medium'),
        },
        {
          head: t('field.change'),
          isNumber: true,
          place: 'state',
          cell: (entry) => (entry.points > 0 ? `+${number(entry.points)}` : number(entry.points)),
        },
        {
          head: t('field.points'),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: (entry) => number(entry.pointsAfter),
        },
      ]}
    />
  )
}

function About({ entry }: { entry: LoyaltyEntry }) {
  const { documentKind, documentId, documentNumber, note, createdByName } = entry
  if (documentNumber === '') return <>{[note, createdByName].filter(Boolean).join(', ')}</>
  return <DocumentLink kind={documentKind} id={documentId} number={documentNumber} />
}
