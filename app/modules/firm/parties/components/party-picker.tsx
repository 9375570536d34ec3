import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table } from '#app/ui/index.ts'
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
    <Table caption={caption ?? t('select.choose')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('list.name')}</HeadCell>
          <HeadCell>{t('list.place')}</HeadCell>
          <HeadCell isNumber>{t('list.receivable', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <NameCell href={hrefOf(row.id)}>{row.name}</NameCell>
            <Cell tone="soft" place="detail">
              {placeOf(row, format)}
            </Cell>
            <NumberCell tone={row.receivable ? 'strong' : 'faint'} place="figure">
              {row.receivable !== null && format.amount(row.receivable, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
