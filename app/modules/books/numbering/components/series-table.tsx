import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, Table } from '#app/ui/index.ts'
import type { Series } from '#contract/books/numbering.ts'
import { editSeriesPath } from '../paths.ts'
import { useKindName } from './kind-name.tsx'

/** Every kind of document with how it is numbered; a kind's name leads to its form. */
export function SeriesTable({ rows }: { rows: readonly Series[] }) {
  const t = useT('numbering')
  return (
    <Table caption={t('list.title')} density="roomy" isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.kind')}</HeadCell>
          <HeadCell>{t('field.pattern')}</HeadCell>
          <HeadCell>{t('field.reset')}</HeadCell>
          <HeadCell>{t('list.next')}</HeadCell>
          <HeadCell>{t('list.lastDate')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <SeriesRow key={row.kind} row={row} />
        ))}
      </tbody>
    </Table>
  )
}

function SeriesRow({ row }: { row: Series }) {
  const t = useT('numbering')
  const format = useFormat()
  const { firm, can } = useFirm()
  const name = useKindName()(row.kind)
  return (
    <tr>
      {can('firm:edit') ? (
        <NameCell href={editSeriesPath(firm.firmId, row.kind)}>{name}</NameCell>
      ) : (
        <Cell place="name">{name}</Cell>
      )}
      <Cell place="detail">{row.pattern}</Cell>
      <Cell tone="soft">{t(`reset.${row.reset}`)}</Cell>
      <Cell place="figure">{row.next}</Cell>
      <Cell tone="soft">{row.lastDate === null ? t('list.none') : format.date(row.lastDate)}</Cell>
    </tr>
  )
}
