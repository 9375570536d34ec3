import { useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable } from '#app/ui/index.ts'
import type { OwnEntry } from '#contract/person/own-wallet.ts'

/** What changed the person's wallet, newest first. */
export function OwnEntries({ entries }: { entries: readonly OwnEntry[] }) {
  const t = useT('own-wallet')
  const { dateTime, money } = useFormat()
  return (
    <RowsTable
      caption={t('entries')}
      isStacked
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        { head: t('entry.at'), tone: 'soft', place: 'detail', cell: ({ at }) => dateTime(at) },
        {
          head: t('entry.what'),
          tone: 'strong',
          place: 'name',
          cell: ({ type, note }) => [t(`type.${type}`), note].filter(Boolean).join(', '),
        },
        {
          head: t('entry.purpose'),
          tone: 'soft',
          place: 'secondDetail',
          cell: ({ purpose }) => t(`purpose.${purpose}`),
        },
        {
          head: t('entry.change'),
          isNumber: true,
          place: 'state',
          cell: ({ amount, held, currency }) => money(amount === 0 ? held : amount, currency),
        },
        {
          head: t('entry.balance'),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: ({ balanceAfter, currency }) => money(balanceAfter, currency),
        },
      ]}
    />
  )
}
