import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { recordKinds } from '#app/shell/records/record-kinds.ts'
import { kindText } from '#app/shell/records/record-words.ts'
import { Cell, HeadCell, NameCell, NumberCell, Table, TableScroller } from '#app/ui/index.ts'
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
      <Table caption={t('list.title')} density="roomy" isStacked>
        <thead>
          <tr>
            <HeadCell>{t('list.document')}</HeadCell>
            <HeadCell>{t('list.kind')}</HeadCell>
            <HeadCell>{t('list.preparedBy')}</HeadCell>
            <HeadCell>{t('list.date')}</HeadCell>
            <HeadCell isNumber>{t('list.amount')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, id, title, path, preparedByName, date, amount, currency }) => (
            <tr key={id}>
              <NameCell href={`/firms/${firm.firmId}/${path}`}>{title}</NameCell>
              <Cell place="detail">{kindOf(kind)}</Cell>
              <Cell place="state">{preparedByName}</Cell>
              <Cell tone="soft" place="secondDetail">
                {format.date(date, 'medium')}
              </Cell>
              <NumberCell place="figure">{format.money(amount, currency)}</NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}
