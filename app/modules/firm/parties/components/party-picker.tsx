import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable } from '#app/ui/index.ts'
import type { PartyRow } from '#contract/firm/parties.ts'
import { placeOf } from './place.ts'

type PartyPickerProps = {
  /** Says what is chosen; for screen readers. */
  caption?: string
  rows: readonly PartyRow[]
  /** Where choosing one leads. */
  hrefOf: (partyId: string) => string
}

/** Parties to choose one from; each name leads on. */
export function PartyPicker({ caption, rows, hrefOf }: PartyPickerProps) {
  const t = useT('parties')
  const format = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  return (
    <RowsTable
      caption={caption ?? t('select.choose')}
      isStacked
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        { head: t('list.name'), href: (row) => hrefOf(row.id), cell: (row) => row.name },
        {
          head: t('list.place'),
          tone: 'soft',
          place: 'detail',
          cell: (row) => placeOf(row, format),
        },
        {
          head: t('list.receivable', { currency }),
          isNumber: true,
          tone: (row) => (row.receivable ? 'strong' : 'faint'),
          place: 'figure',
          cell: (row) => row.receivable !== null && format.amount(row.receivable, currency),
        },
      ]}
    />
  )
}
