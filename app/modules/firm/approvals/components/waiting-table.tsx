import { recordKinds } from '#app/shell/kind-names.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { kindText } from '#app/shell/records/record-words.ts'
import { RowsTable, TableScroller } from '#app/ui/index.ts'
import type { WaitingDocument } from '#contract/firm/approvals.ts'
import { approvedKindName } from '../kind-name.ts'

/** Documents that wait for the person; each leads to its page, where it is approved. */
export function WaitingTable({ rows }: { rows: readonly WaitingDocument[] }) {
  const t = useT('approvals')
  const { texts } = usePage()
  const { firm } = useFirm()
  const format = useFormat()
  const kindOf = (kind: string) =>
    recordKinds.has(kind) ? kindText(texts, kind) : approvedKindName(texts, kind)
  return (
    <TableScroller label={t('list.title')}>
      <RowsTable
        caption={t('list.title')}
        density="roomy"
        isStacked
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            head: t('list.document'),
            href: ({ path }) => `/firms/${firm.firmId}/${path}`,
            cell: ({ title }) => title,
          },
          { head: t('list.kind'), place: 'detail', cell: ({ kind }) => kindOf(kind) },
          {
            head: t('list.preparedBy'),
            place: 'state',
            cell: ({ preparedByName }) => preparedByName,
          },
          {
            head: t('list.date'),
            tone: 'soft',
            place: 'secondDetail',
            cell: ({ date }) => format.date(date, 'medium'),
          },
          {
            head: t('list.amount'),
            isNumber: true,
            place: 'figure',
            cell: ({ amount, currency }) => format.money(amount, currency),
          },
        ]}
      />
    </TableScroller>
  )
}
