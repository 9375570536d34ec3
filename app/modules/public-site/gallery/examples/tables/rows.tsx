import { useT } from '#app/shell/page-context.tsx'
import { RowsTable, Status } from '#app/ui/index.ts'
import type { ExampleProps } from '../../look.ts'
import { useSample } from '../../use-sample.ts'

const rows = [
  { id: '2026-014', name: 'Nordlicht GmbH', status: 'paid', day: 12, open: 0 },
  { id: '2026-015', name: 'Caffè Luce', status: 'overdue', day: 14, open: 420.5 },
] as const

export default function Rows({ density }: ExampleProps) {
  const t = useT('gallery')
  const { day, exactEuros } = useSample()
  return (
    <RowsTable
      caption={t('words.invoices')}
      density={density}
      isStacked
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('words.customer'),
          place: 'name',
          href: () => '/ui/tables',
          below: ({ id }) => id,
          cell: ({ name }) => name,
        },
        { head: t('words.dueDate'), place: 'detail', cell: (row) => day(row.day) },
        {
          head: t('words.status'),
          place: 'state',
          cell: ({ status }) => <Status kind={status}>{t(`words.${status}`)}</Status>,
        },
        {
          head: t('words.open'),
          isNumber: true,
          place: 'figure',
          tone: ({ status }) => (status === 'overdue' ? 'bad' : 'strong'),
          cell: ({ open }) => exactEuros(open),
        },
      ]}
    />
  )
}
