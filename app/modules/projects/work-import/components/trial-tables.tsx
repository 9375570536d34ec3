import { formatHours } from '#app/modules/projects/projects/index.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
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
    <Table caption={t('trial.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('trial.title')}</HeadCell>
          <HeadCell isNumber>{t('trial.added')}</HeadCell>
          <HeadCell isNumber>{t('result.known')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <Cell place="name">{t(`kind.${kind}`)}</Cell>
            <NumberCell>{number(trial.counts[kind]?.added ?? 0)}</NumberCell>
            <NumberCell>{number(trial.counts[kind]?.known ?? 0)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
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
    <Table caption={caption} isStacked>
      <thead>
        <tr>
          <HeadCell>{caption}</HeadCell>
          <HeadCell>{t('findings.line')}</HeadCell>
          <HeadCell>{t('findings.text')}</HeadCell>
          <HeadCell>{t('findings.taken')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {findings.map(({ line, key, text, isRefused }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same finding twice
          <tr key={at}>
            <Cell place="name">{t(`finding.${key}`)}</Cell>
            <Cell place="detail">{number(line)}</Cell>
            <Cell place="secondDetail">{text}</Cell>
            <Cell place="state">{t(isRefused ? 'findings.no' : 'findings.yes')}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Projects({ trial }: TrialProps) {
  const t = useT('work-import')
  const { number } = useFormat()
  return (
    <Table caption={t('kind.project')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('kind.project')}</HeadCell>
          <HeadCell>{t('column.client')}</HeadCell>
          <HeadCell isNumber>{t('kind.task')}</HeadCell>
          <HeadCell isNumber>{t('sums.hours')}</HeadCell>
          <HeadCell>{t('trial.title')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {trial.projects.map(({ name, client, tasks, seconds, isKnown }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two clients may have a project of one name
          <tr key={at}>
            <Cell place="name">{name}</Cell>
            <Cell place="detail">{client || '–'}</Cell>
            <NumberCell>{number(tasks)}</NumberCell>
            <NumberCell>{formatHours(seconds)}</NumberCell>
            <Cell place="state">{t(isKnown ? 'result.known' : 'trial.added')}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
