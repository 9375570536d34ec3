import { useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, TableScroller, text } from '#app/ui/index.ts'
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
      <RowsTable
        caption={caption}
        withoutPad
        rows={contracts}
        keyOf={(one) => one.id}
        columns={[
          {
            head: t('contracts.field.startDate'),
            cell: (one) =>
              hrefOf ? (
                <a className={text.link} href={hrefOf(one.id)}>
                  {format.date(one.startDate)}
                </a>
              ) : (
                format.date(one.startDate)
              ),
          },
          {
            head: t('contracts.field.lastDate'),
            cell: (one) => one.lastDate && format.date(one.lastDate),
          },
          {
            head: t('contracts.field.weeklyHours'),
            isNumber: true,
            cell: (one) => format.number(one.weeklyHours),
          },
          {
            head: t('contracts.field.pay'),
            isNumber: true,
            cell: (one) => payText(one, t, format),
          },
        ]}
      />
    </TableScroller>
  )
}
