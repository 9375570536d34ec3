import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Checkbox, RowsTable, text, VisuallyHidden } from '#app/ui/index.ts'
import type { StatementRow } from '#contract/selling/statements.ts'
import { statementPath } from '../paths.ts'

type BalancesTableProps = {
  list: { from: string; to: string; baseCurrency: string; rows: readonly StatementRow[] }
  canSend: boolean
}

/** Customers with a balance; each name opens the statement that would be sent. */
export function BalancesTable({ list, canSend }: BalancesTableProps) {
  const t = useT('statements')
  const { amount } = useFormat()
  const { firm } = useFirm()
  const { from, to, baseCurrency: currency, rows } = list
  return (
    <RowsTable
      caption={t('list.title')}
      isStacked
      rows={rows}
      keyOf={({ partyId }) => partyId}
      columns={[
        canSend && {
          head: <VisuallyHidden>{t('list.take')}</VisuallyHidden>,
          place: 'state',
          cell: ({ partyId, partyName, obstacle }) => (
            <Checkbox
              name="partyIds"
              value={partyId}
              defaultChecked={obstacle === null}
              disabled={obstacle !== null}
              isBare
            >
              {t('list.takeOne', { name: partyName })}
            </Checkbox>
          ),
        },
        {
          head: t('list.customer'),
          place: 'name',
          cell: ({ partyId, partyName }) => (
            <a className={text.link} href={statementPath(firm.firmId, partyId, { from, to })}>
              {partyName}
            </a>
          ),
        },
        {
          head: t('list.address'),
          place: 'detail',
          tone: 'soft',
          cell: ({ to: address, obstacle }) => (
            <>
              {address}
              {obstacle && <span className={text.bad}>{` ${t(`obstacle.${obstacle}`)}`}</span>}
            </>
          ),
        },
        {
          head: t('list.overdue', { currency }),
          isNumber: true,
          place: 'secondDetail',
          tone: ({ overdue }) => (overdue > 0 ? 'bad' : 'faint'),
          cell: ({ overdue }) => amount(overdue, currency),
        },
        {
          head: t('list.balance', { currency }),
          isNumber: true,
          place: 'figure',
          tone: 'strong',
          cell: ({ balance }) => amount(balance, currency),
        },
      ]}
    />
  )
}
