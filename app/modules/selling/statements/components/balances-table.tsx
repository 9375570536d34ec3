import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, Checkbox, HeadCell, NumberCell, Table, text, VisuallyHidden } from '#app/ui/index.ts'
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
    <Table caption={t('list.title')} isStacked>
      <thead>
        <tr>
          {canSend && (
            <HeadCell>
              <VisuallyHidden>{t('list.take')}</VisuallyHidden>
            </HeadCell>
          )}
          <HeadCell>{t('list.customer')}</HeadCell>
          <HeadCell>{t('list.address')}</HeadCell>
          <HeadCell isNumber>{t('list.overdue', { currency })}</HeadCell>
          <HeadCell isNumber>{t('list.balance', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ partyId, partyName, to: address, balance, overdue, obstacle }) => (
          <tr key={partyId}>
            {canSend && (
              <Cell place="state">
                <Checkbox
                  name="partyIds"
                  value={partyId}
                  defaultChecked={obstacle === null}
                  disabled={obstacle !== null}
                  isBare
                >
                  {t('list.takeOne', { name: partyName })}
                </Checkbox>
              </Cell>
            )}
            <Cell place="name">
              <a className={text.link} href={statementPath(firm.firmId, partyId, { from, to })}>
                {partyName}
              </a>
            </Cell>
            <Cell place="detail" tone="soft">
              {address}
              {obstacle && <span className={text.bad}>{` ${t(`obstacle.${obstacle}`)}`}</span>}
            </Cell>
            <NumberCell place="secondDetail" tone={overdue > 0 ? 'bad' : 'faint'}>
              {amount(overdue, currency)}
            </NumberCell>
            <NumberCell place="figure" tone="strong">
              {amount(balance, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
