import { formatHours, workedTimePath } from '#app/modules/projects/projects/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table, TableScroller, text } from '#app/ui/index.ts'
import type { PersonReport, WorkReport } from '#contract/projects/work-report.ts'

type Days = Pick<WorkReport, 'from' | 'to'>
type Effort = PersonReport['projects'][number]

/** Planned and worked hours of each person, and below them of each of their projects. */
export function EffortTable({ report }: { report: WorkReport }) {
  const t = useT('work-report')
  const { from, to, people, total } = report
  return (
    <TableScroller label={t('title')}>
      <Table caption={t('title')} density="compact">
        <thead>
          <tr>
            <HeadCell>{t('personOrProject')}</HeadCell>
            {(['planned', 'worked', 'difference', 'capacity', 'utilisation', 'empty'] as const).map(
              (head) => (
                <HeadCell key={head} isNumber>
                  {t(head)}
                </HeadCell>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {people.flatMap((person) => [
            <PersonRow key={person.personId} person={person} days={{ from, to }} />,
            ...person.projects.map((effort) => (
              <ProjectRow
                key={`${person.personId} ${effort.projectId}`}
                effort={effort}
                personId={person.personId}
                days={{ from, to }}
              />
            )),
          ])}
        </tbody>
        {people.length > 1 && (
          <tfoot>
            <tr>
              <Cell tone="strong">{t('total')}</Cell>
              <Sums of={total} />
              <NumberCell />
            </tr>
          </tfoot>
        )}
      </Table>
    </TableScroller>
  )
}

function PersonRow({ person, days }: { person: PersonReport; days: Days }) {
  const t = useT('work-report')
  const { number } = useFormat()
  const { firm } = useFirm()
  const { personId, personName, emptyDays } = person
  return (
    <tr>
      {personId === '' ? (
        <Cell tone="strong">{t('unassigned')}</Cell>
      ) : (
        <NameCell tone="strong" href={workedTimePath(firm.firmId, { personId, ...days })}>
          {personName || t('unknown')}
        </NameCell>
      )}
      <Sums of={person} />
      <NumberCell tone={emptyDays && emptyDays.length > 0 ? 'warn' : 'soft'}>
        {emptyDays === null ? '–' : number(emptyDays.length)}
      </NumberCell>
    </tr>
  )
}

function Sums({ of }: { of: WorkReport['total'] }) {
  const { percent } = useFormat()
  const { plannedSeconds, workedSeconds, differenceSeconds } = of
  const { capacitySeconds, utilisationPercent } = of
  return (
    <>
      <NumberCell tone="strong">{formatHours(plannedSeconds)}</NumberCell>
      <NumberCell tone="strong">{formatHours(workedSeconds)}</NumberCell>
      <Difference planned={plannedSeconds} seconds={differenceSeconds} />
      <NumberCell>{capacitySeconds === null ? '–' : formatHours(capacitySeconds)}</NumberCell>
      <NumberCell>{utilisationPercent === null ? '–' : percent(utilisationPercent)}</NumberCell>
    </>
  )
}

function Difference({ planned, seconds }: { planned: number; seconds: number }) {
  const sign = seconds > 0 ? '+' : ''
  return (
    <NumberCell tone={planned > 0 && seconds > 0 ? 'warn' : 'plain'}>
      {`${sign}${formatHours(seconds)}`}
    </NumberCell>
  )
}

type ProjectRowProps = { effort: Effort; personId: string; days: Days }

function ProjectRow({ effort, personId, days }: ProjectRowProps) {
  const t = useT('work-report')
  const { firm } = useFirm()
  const { projectId, project, plannedSeconds, workedSeconds, differenceSeconds } = effort
  return (
    <tr>
      <Cell tone="soft">
        {projectId === '' || personId === '' ? (
          project || t('noProject')
        ) : (
          <a
            className={text.link}
            href={workedTimePath(firm.firmId, { projectId, personId, ...days })}
          >
            {project}
          </a>
        )}
      </Cell>
      <NumberCell>{formatHours(plannedSeconds)}</NumberCell>
      <NumberCell>{formatHours(workedSeconds)}</NumberCell>
      <Difference planned={plannedSeconds} seconds={differenceSeconds} />
      <NumberCell />
      <NumberCell />
      <NumberCell />
    </tr>
  )
}
