import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Cell,
  HeadCell,
  NumberCell,
  Status,
  type StatusKind,
  Table,
  TableScroller,
  text,
} from '#app/ui/index.ts'
import type { OwnFirmDocument } from '#contract/reporting/own-firms.ts'

type SidesTableProps = { rows: readonly OwnFirmDocument[]; names: Record<string, string> }

const discs: Record<OwnFirmDocument['outcome'], StatusKind> = {
  waiting: 'draft',
  hidden: 'viewed',
  gone: 'overdue',
  agrees: 'paid',
  differs: 'overdue',
}

/** What lies between this firm and other own ones, and whether both sides say the same. */
export function SidesTable({ rows, names }: SidesTableProps) {
  const t = useT('own-firms')
  return (
    <form method="post">
      <IdempotencyField />
      <TableScroller label={t('list.title')}>
        <Table caption={t('list.title')} isStacked>
          <thead>
            <tr>
              <HeadCell>{t('side.document')}</HeadCell>
              <HeadCell>{t('side.firm')}</HeadCell>
              <HeadCell>{t('side.date')}</HeadCell>
              <HeadCell isNumber>{t('side.ours')}</HeadCell>
              <HeadCell isNumber>{t('side.theirs')}</HeadCell>
              <HeadCell>{t('side.outcome')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SidesRow key={`${row.direction} ${row.ours.invoiceId}`} row={row} names={names} />
            ))}
          </tbody>
        </Table>
      </TableScroller>
    </form>
  )
}

function SidesRow({ row, names }: { row: OwnFirmDocument; names: Record<string, string> }) {
  const t = useT('own-firms')
  const { money, date } = useFormat()
  const { firm, can } = useFirm()
  const { direction, otherFirmId, ours, theirs, outcome, differences } = row
  const isGiven = direction === 'given'
  const href = isGiven
    ? `/firms/${firm.firmId}/invoices/${ours.invoiceId}`
    : `/firms/${firm.firmId}/bills/${ours.billId}`
  const mayHandOver =
    isGiven && can('invoice:edit') && ours.state !== 'void' && outcome !== 'hidden'
  const isWaiting = outcome === 'waiting' || outcome === 'gone'
  const open = (side: typeof ours) =>
    t('side.amounts', {
      total: money(side.total, side.currency),
      open: money(side.open, side.currency),
    })
  return (
    <tr>
      <Cell place="name">
        <a className={text.link} href={href}>
          {ours.number}
        </a>
      </Cell>
      <Cell place="detail">
        {t(`side.${direction}`, { name: names[otherFirmId] ?? t('side.unknownFirm') })}
      </Cell>
      <Cell>{date(ours.date, 'medium')}</Cell>
      <NumberCell place="figure">{open(ours)}</NumberCell>
      <NumberCell place="secondDetail" stackedLabel={t('side.theirs')}>
        {theirs ? open(theirs) : '–'}
      </NumberCell>
      <Cell place="below">
        <Status kind={discs[outcome]}>{t(`outcome.${outcome}`)}</Status>
        {differences.length > 0 && (
          <div>{differences.map((name) => t(`difference.${name}`)).join(', ')}</div>
        )}
        {theirs?.state === 'draft' && <div>{t('side.isDraft')}</div>}
        {theirs && ours.state === 'draft' && <div>{t('side.isDraftHere')}</div>}
        {mayHandOver && isWaiting && (
          <Button size="s" name="intent" value={`handOver.${ours.invoiceId}`}>
            {t('side.handOver', { number: ours.number })}
          </Button>
        )}
      </Cell>
    </tr>
  )
}
