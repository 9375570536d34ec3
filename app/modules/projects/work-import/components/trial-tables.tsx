import { formatHours } from '#app/modules/projects/projects/index.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, RowsTable, Table } from '#app/ui/index.ts'
import { type WorkTrial, workKinds } from '#contract/projects/work-imports.ts'

type TrialProps = { trial: WorkTrial }

/** What a file has: sums, projects, and what is to be known of single rows. */
export function TrialTables({ trial, isOpen }: TrialProps & { isOpen: boolean }) {
  return (
    <>
      {isOpen && <Counts trial={trial} />}
      <Sums trial={trial} />
      {trial.findings.length > 0 && <Findings trial={trial} />}
      {isOpen && trial.projects.length > 0 && <Projects trial={trial} />}
    </>
  )
}

function Counts({ trial }: TrialProps) {
  const t = useT('work-import')
  const { number } = useFormat()
  const kinds = workKinds.filter((kind) => {
    const { added = 0, known = 0 } = trial.counts[kind] ?? {}
    return kind !== 'person' && added + known > 0
  })
  return (
    <RowsTable
      caption={t('trial.title')}
      isStacked
      rows={kinds}
      keyOf={(kind) => kind}
      columns={[
        { head: t('trial.title'), place: 'name', cell: (kind) => t(`kind.${kind}`) },
        {
          head: t('trial.added'),
          isNumber: true,
          cell: (kind) => number(trial.counts[kind]?.added ?? 0),
        },
        {
          head: t('result.known'),
          isNumber: true,
          cell: (kind) => number(trial.counts[kind]?.known ?? 0),
        },
      ]}
    />
  )
}

/** What the file adds up to by its own columns, and what of it is read. */
function Sums({ trial }: TrialProps) {
  const t = useT('work-import')
  const { number } = useFormat()
  const parts = ['file', 'read', 'refused'] as const
  return (
    <Table caption={t('sums.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('sums.title')}</HeadCell>
          <HeadCell isNumber>{t('sums.rows')}</HeadCell>
          <HeadCell isNumber>{t('sums.hours')}</HeadCell>
          <HeadCell isNumber>{t('sums.amounts')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => {
          const { rows, seconds, amounts } = trial.sums[part]
          const shown = amounts.map(({ currency, amount }) => `${number(amount)} ${currency}`)
          return (
            <tr key={part}>
              <Cell place="name">{t(`sums.${part}`)}</Cell>
              <NumberCell>{number(rows)}</NumberCell>
              <NumberCell>{formatHours(seconds)}</NumberCell>
              <NumberCell>{shown.join(', ') || '–'}</NumberCell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

function Findings({ trial }: TrialProps) {
  const t = useT('work-import')
  const { number } = useFormat()
  const { findings, findingCount } = trial
  const caption = t('findings.title', { number: number(findingCount) })
  return (
    <RowsTable
      caption={caption}
      isStacked
      rows={findings}
      keyOf={(_, at) => at}
      columns={[
        { head: caption, place: 'name', cell: ({ key }) => t(`finding.${key}`) },
        { head: t('findings.line'), place: 'detail', cell: ({ line }) => number(line) },
        { head: t('findings.text'), place: 'secondDetail', cell: ({ text }) => text },
        {
          head: t('findings.taken'),
          place: 'state',
          cell: ({ isRefused }) => t(isRefused ? 'findings.no' : 'findings.yes'),
        },
      ]}
    />
  )
}

function Projects({ trial }: TrialProps) {
  const t = useT('work-import')
  const { number } = useFormat()
  return (
    <RowsTable
      caption={t('kind.project')}
      isStacked
      rows={trial.projects}
      keyOf={(_, at) => at}
      columns={[
        { head: t('kind.project'), place: 'name', cell: ({ name }) => name },
        { head: t('column.client'), place: 'detail', cell: ({ client }) => client || '–' },
        { head: t('kind.task'), isNumber: true, cell: ({ tasks }) => number(tasks) },
        { head: t('sums.hours'), isNumber: true, cell: ({ seconds }) => formatHours(seconds) },
        {
          head: t('trial.title'),
          place: 'state',
          cell: ({ isKnown }) => t(isKnown ? 'result.known' : 'trial.added'),
        },
      ]}
    />
  )
}
