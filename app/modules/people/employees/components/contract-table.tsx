import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, TableScroller, text } from '#app/ui/index.ts'
import type { EmployeeContractRow } from '#contract/people/employee-contracts.ts'
import { payText } from '../pay-text.ts'

type ContractTableProps = {
  contracts: readonly Omit<EmployeeContractRow, 'updatedAt'>[]
  /** The page of a contract, for who may open it. */
  hrefOf?(id: string): string
}

/** What somebody worked for, when. */
export function ContractTable({ contracts, hrefOf }: ContractTableProps) {
  const t = useT('employees')
  const format = useFormat()
  const caption = t('contracts.list.title')
  return (
    <TableScroller label={caption}>
      <Table caption={caption} withoutPad>
        <thead>
          <tr>
            <HeadCell>{t('contracts.field.startDate')}</HeadCell>
            <HeadCell>{t('contracts.field.lastDate')}</HeadCell>
            <HeadCell isNumber>{t('contracts.field.weeklyHours')}</HeadCell>
            <HeadCell isNumber>{t('contracts.field.pay')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {contracts.map((one) => (
            <tr key={one.id}>
              <Cell>
                {hrefOf ? (
                  <a className={text.link} href={hrefOf(one.id)}>
                    {format.date(one.startDate)}
                  </a>
                ) : (
                  format.date(one.startDate)
                )}
              </Cell>
              <Cell>{one.lastDate && format.date(one.lastDate)}</Cell>
              <NumberCell>{format.number(one.weeklyHours)}</NumberCell>
              <NumberCell>{payText(one, t, format)}</NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}
