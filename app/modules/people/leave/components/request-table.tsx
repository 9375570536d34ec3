import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Status, TableScroller, text } from '#app/ui/index.ts'
import type { LeaveRequest } from '#contract/people/leave.ts'
import { leaveRequestPath } from '../paths.ts'
import { daysText, totalText, typeText } from '../words.ts'
import { shownState, stateDisc } from './state-disc.ts'

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
      <RowsTable
        caption={caption}
        withoutPad
        rows={requests}
        keyOf={(one) => one.id}
        columns={[
          {
            head: t('field.days'),
            cell: (one) => (
              <a className={text.link} href={leaveRequestPath(firm.firmId, one.id)}>
                {daysText(one, t, format)}
              </a>
            ),
          },
          {
            head: t(areOfOthers ? 'field.employee' : 'field.typeCode'),
            cell: (one) => (areOfOthers ? one.employeeName : typeText(one, t)),
          },
          { head: t('field.total'), isNumber: true, cell: (one) => totalText(one, t, format) },
          {
            head: t('field.state'),
            cell: (one) => <Status kind={stateDisc(one)}>{t(`state.${shownState(one)}`)}</Status>,
          },
        ]}
      />
    </TableScroller>
  )
}
