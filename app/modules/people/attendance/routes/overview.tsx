import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Empty,
  LinkButton,
  PageHead,
  RowsTable,
  Status,
  TableScroller,
  text,
} from '#app/ui/index.ts'
import { attendanceContract } from '#contract/people/attendance.ts'
import { attendancePath, personTimePath, rotaPath } from '../paths.ts'
import { clockText, differenceText, monthAfter, monthIn } from '../words.ts'

/** A month of everybody in one line each, and who is at work now. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, overview] = await Promise.all([
    getVisit(args),
    call(attendanceContract.overview, {
      firmId: firm.firmId,
      month: monthIn(args.request.url),
    }),
  ])
  return { head: pageMeta(args, { title: t('attendance')('menu.all') }), overview }
}

export default function OverviewRoute() {
  const { overview } = useLoaderData<typeof loader>()
  const { month, rows } = overview
  const t = useT('attendance')
  const { date } = useFormat()
  const { firm } = useFirm()
  const caption = date(`${month}-01`, 'month')
  const present = rows.filter(({ presence }) => presence.state !== 'out').length
  return (
    <>
      <PageHead
        title={t('menu.all')}
        sentence={t('overview.sentence', { month: caption, count: present })}
        actions={
          <>
            <LinkButton
              icon="chevron-left"
              href={attendancePath(firm.firmId, monthAfter(month, -1))}
            >
              {date(`${monthAfter(month, -1)}-01`, 'month')}
            </LinkButton>
            <LinkButton
              icon="chevron-right"
              href={attendancePath(firm.firmId, monthAfter(month, 1))}
            >
              {date(`${monthAfter(month, 1)}-01`, 'month')}
            </LinkButton>
            <LinkButton href={rotaPath(firm.firmId)}>{t('menu.rota')}</LinkButton>
          </>
        }
      />
      {rows.length === 0 ? (
        <Empty title={t('overview.none')}>{t('overview.noneWords')}</Empty>
      ) : (
        <TableScroller label={caption}>
          <RowsTable
            caption={caption}
            rows={rows}
            keyOf={(row) => row.employeeId}
            columns={[
              {
                head: t('field.employee'),
                cell: (row) => (
                  <a
                    className={text.link}
                    href={personTimePath(firm.firmId, row.employeeId, month)}
                  >
                    {row.name}
                  </a>
                ),
              },
              {
                head: t('field.now'),
                cell: (row) => (
                  <Status kind={row.presence.state === 'in' ? 'paid' : 'draft'}>
                    {t(`presence.${row.presence.state}`)}
                  </Status>
                ),
              },
              { head: t('field.worked'), isNumber: true, cell: (row) => clockText(row.worked) },
              { head: t('field.credited'), isNumber: true, cell: (row) => clockText(row.credited) },
              { head: t('field.planned'), isNumber: true, cell: (row) => clockText(row.planned) },
              {
                head: t('field.overtime'),
                isNumber: true,
                cell: (row) => (row.overtime === null ? '–' : differenceText(row.overtime)),
              },
              {
                head: t('field.sheet'),
                cell: (row) =>
                  row.openItems > 0
                    ? t('open', { count: row.openItems })
                    : t(row.isSigned ? 'sign.signed' : 'sign.not'),
              },
            ]}
          />
        </TableScroller>
      )}
    </>
  )
}

export const meta = headOf
