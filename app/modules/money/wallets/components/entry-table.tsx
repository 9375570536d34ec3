import { DocumentLink } from '#app/shell/document-link.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, RowsTable } from '#app/ui/index.ts'
import type { WalletEntry } from '#contract/money/wallets.ts'

type EntryTableProps = {
  caption: string
  currency: string
  entries: readonly WalletEntry[]
  /** Id of the dialog that takes an entry back, where the person may. */
  takeBackId?: (entryId: string) => string
}

/** What changed a balance, a line each. */
export function EntryTable({ caption, currency, entries, takeBackId }: EntryTableProps) {
  const t = useT('wallets')
  const { date, amount } = useFormat()
  return (
    <RowsTable
      caption={caption}
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
          head: t('entry.what'),
          tone: 'strong',
          place: 'name',
          cell: (entry) => t(`type.${entry.type}`),
        },
        {
          head: t('entry.about'),
          tone: 'soft',
          place: 'secondDetail',
          cell: (entry) => (
            <>
              <About entry={entry} />
              {takeBackId && entry.isReversible && (
                <Button size="s" kind="ghost" icon="undo-2" opens={takeBackId(entry.id)}>
                  {t('takeBack.open')}
                </Button>
              )}
            </>
          ),
        },
        {
          head: t('entry.change', { currency }),
          isNumber: true,
          place: 'state',
          cell: (entry) => amount(entry.amount === 0 ? entry.held : entry.amount, currency),
        },
        {
          head: t('entry.balance', { currency }),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: (entry) => amount(entry.balanceAfter, currency),
        },
      ]}
    />
  )
}

function About({ entry }: { entry: WalletEntry }) {
  const { documentKind, documentId, documentNumber, note } = entry
  const gap = documentNumber !== '' && note !== '' ? ', ' : ''
  return (
    <>
      <DocumentLink kind={documentKind} id={documentId} number={documentNumber} />
      {gap}
      {note}{' '}
    </>
  )
}
