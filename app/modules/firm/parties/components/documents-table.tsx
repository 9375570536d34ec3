import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { kindText } from '#app/shell/records/record-words.ts'
import { RowsTable, Status } from '#app/ui/index.ts'
import type { PartyDocument } from '#contract/firm/party-documents.ts'
import { documentDiscs } from './document-discs.ts'

/** Documents of a party, of whatever kind; what the party gets stands below zero. */
export function DocumentsTable({ rows }: { rows: readonly PartyDocument[] }) {
  const t = useT('parties')
  const { texts } = usePage()
  const { firm } = useFirm()
  const { date, money } = useFormat()
  return (
    <RowsTable
      caption={t('documents.title')}
      density="compact"
      isStacked
      withoutPad
      rows={rows}
      keyOf={(row) => `${row.kind} ${row.id}`}
      columns={[
        {
          head: t('documents.date'),
          place: 'secondDetail',
          tone: 'soft',
          cell: (row) => date(row.date, 'medium'),
        },
        {
          head: t('documents.kind'),
          place: 'detail',
          cell: (row) =>
            row.isCredit ? t('statement.kind.creditNote') : kindText(texts, row.kind),
        },
        {
          head: t('documents.number'),
          href: (row) => `/firms/${firm.firmId}/${row.path}`,
          cell: (row) => row.title || t('panel.draft'),
        },
        {
          head: t('documents.standing'),
          place: 'state',
          cell: (row) => (
            <Status kind={documentDiscs[row.standing]}>{t(`documents.${row.standing}`)}</Status>
          ),
        },
        {
          head: t('documents.amount'),
          isNumber: true,
          place: 'figure',
          tone: (row) => (row.standing === 'ended' ? 'faint' : 'soft'),
          cell: (row) => money(row.amount, row.currency),
        },
      ]}
    />
  )
}
