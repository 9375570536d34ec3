import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Status, Table, TableScroller, text } from '#app/ui/index.ts'
import type { LeaveRequest } from '#contract/people/leave.ts'
import { leaveRequestPath } from '../paths.ts'
import { daysText, totalText, typeText } from '../words.ts'
import { stateDisc } from './state-disc.ts'

type RequestTableProps = {
  caption: string
  requests: readonly LeaveRequest[]
  /** Whose it is in place of what it is: for who decides. */
  areOfOthers?: boolean
}

/** Requests for leave, each a link to its page. */
export function RequestTable({ caption, requests, areOfOthers }: RequestTableProps) {
  const t = useT('leave')
  const format = useFormat()
  const { firm } = useFirm()
  return (
    <TableScroller label={caption}>
      <Table caption={caption} withoutPad>
        <thead>
          <tr>
            <HeadCell>{t('field.days')}</HeadCell>
            <HeadCell>{t(areOfOthers ? 'field.employee' : 'field.typeCode')}</HeadCell>
            <HeadCell isNumber>{t('field.total')}</HeadCell>
            <HeadCell>{t('field.state')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {requests.map((one) => (
            <tr key={one.id}>
              <Cell>
                <a className={text.link} href={leaveRequestPath(firm.firmId, one.id)}>
                  {daysText(one, t, format)}
                </a>
              </Cell>
              <Cell>{areOfOthers ? one.employeeName : typeText(one, t)}</Cell>
              <NumberCell>{totalText(one, t, format)}</NumberCell>
              <Cell>
                <Status kind={stateDisc(one.state)}>{t(`state.${one.state}`)}</Status>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}
