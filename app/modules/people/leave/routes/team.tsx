import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, Table, TableScroller, VisuallyHidden } from '#app/ui/index.ts'
import { ownLeaveContract, type TeamAbsence, type TeamCalendar } from '#contract/people/leave.ts'
import * as styles from '../components/team.css.ts'
import { daysOfMonth, monthAfter } from '../month-days.ts'
import { ownLeavePath, teamPath } from '../paths.ts'
import { typeText } from '../words.ts'

/** Who is away in a month, this one where the address names none. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const asked = new URL(args.request.url).searchParams.get('month') ?? ''
  const month = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(asked)
    ? asked
    : new Date().toISOString().slice(0, 7)
  const days = daysOfMonth(month)
  const [{ t }, team] = await Promise.all([
    getVisit(args),
    call(ownLeaveContract.team, {
      firmId: firm.firmId,
      from: days[0] ?? '',
      to: days.at(-1) ?? '',
    }),
  ])
  return { head: pageMeta(args, { title: t('leave')('menu.team') }), team, month }
}

export default function TeamRoute() {
  const { team, month } = useLoaderData<typeof loader>()
  const t = useT('leave')
  const { date } = useFormat()
  const { firm } = useFirm()
  const shown = date(`${month}-01`, 'month')
  return (
    <>
      <PageHead
        title={t('menu.team')}
        sentence={t('team.sentence')}
        crumb={{ href: ownLeavePath(firm.firmId), label: t('own.title') }}
        actions={
          <>
            <LinkButton icon="chevron-left" href={teamPath(firm.firmId, monthAfter(month, -1))}>
              {date(`${monthAfter(month, -1)}-01`, 'month')}
            </LinkButton>
            <LinkButton icon="chevron-right" href={teamPath(firm.firmId, monthAfter(month, 1))}>
              {date(`${monthAfter(month, 1)}-01`, 'month')}
            </LinkButton>
          </>
        }
      />
      {team.people.length === 0 ? (
        <Empty title={t('team.none')}>{t('team.noneWords')}</Empty>
      ) : (
        <MonthTable team={team} month={month} caption={shown} />
      )}
    </>
  )
}

type MonthTableProps = { team: TeamCalendar; month: string; caption: string }

function MonthTable({ team, month, caption }: MonthTableProps) {
  const t = useT('leave')
  const { date } = useFormat()
  const days = daysOfMonth(month)
  return (
    <TableScroller label={caption}>
      <Table caption={caption} isCaptionShown density="compact">
        <thead>
          <tr>
            <th scope="col">{t('field.employee')}</th>
            {days.map((day) => (
              <th key={day} scope="col" className={styles.head}>
                <span aria-hidden>{Number(day.slice(8))}</span>
                <VisuallyHidden>{date(day)}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {team.people.map(({ id, name, holidays, free }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {days.map((day) => {
                const absence = absenceOn(team.absences, id, day)
                const isFree = holidays.includes(day) || free.includes(day)
                return (
                  <td key={day} className={classOf(absence, isFree)}>
                    {absence ? (
                      <>
                        <span aria-hidden>{markOf(absence)}</span>
                        <VisuallyHidden>
                          {typeText(absence, t)}
                          {absence.isPending && ` ${t('state.submitted')}`}
                        </VisuallyHidden>
                      </>
                    ) : (
                      holidays.includes(day) && (
                        <>
                          <span aria-hidden>·</span>
                          <VisuallyHidden>{t('team.holiday')}</VisuallyHidden>
                        </>
                      )
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}

function absenceOn(absences: readonly TeamAbsence[], id: string, day: string) {
  return absences.find(({ employeeId, from, to }) => employeeId === id && from <= day && day <= to)
}

function classOf(absence: TeamAbsence | undefined, isFree: boolean): string {
  if (isFree) return styles.free
  if (!absence) return styles.plain
  return absence.isPending ? styles.pending : styles.away
}

/** A whole day, the first half of one or the second, or some hours. */
function markOf({ portion }: TeamAbsence): string {
  if (portion === 'whole') return '●'
  return portion === 'first-half' ? '◐' : portion === 'second-half' ? '◑' : '○'
}

export const meta = headOf
