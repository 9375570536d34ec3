import { Island } from '#app/islands/island.tsx'
import { formatHours, projectsPath } from '#app/modules/projects/projects/index.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import LookAgain from '#app/shell/islands/look-again.island.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Band,
  Cell,
  Figure,
  HeadCell,
  NameCell,
  NumberCell,
  Progress,
  RowsTable,
  Rules,
  SheetPad,
  Table,
} from '#app/ui/index.ts'
import { type WorkImport, workKinds } from '#contract/projects/work-imports.ts'

/** What became of a file: what it made, what was there already and what was not taken. */
export function ImportResult({ work }: { work: WorkImport }) {
  const t = useT('work-import')
  const { number } = useFormat()
  const { firm } = useFirm()
  const { state, progress, result } = work
  const isUnderWay = state === 'running' || state === 'undoing'
  const { added, known, refused } = result.seconds
  const kinds = workKinds.filter((kind) => kind !== 'person')
  return (
    <>
      {isUnderWay && (
        <SheetPad>
          <Band tone="info" title={t(`progress.${state}`)}>
            <p>
              {t('progress.words', { done: number(progress.done), total: number(progress.total) })}
            </p>
            <Progress
              share={progress.total === 0 ? 0 : progress.done / progress.total}
              label={t(`progress.${state}`)}
            />
          </Band>
          <Island of={LookAgain} props={{ seconds: 3 }} when="load" />
        </SheetPad>
      )}
      <Table caption={t('result.title')} isStacked>
        <thead>
          <tr>
            <HeadCell>{t('result.title')}</HeadCell>
            <HeadCell isNumber>{t('result.added')}</HeadCell>
            <HeadCell isNumber>{t('result.known')}</HeadCell>
            <HeadCell isNumber>{t('result.refused')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => {
            const count = result.counts[kind]
            return (
              <tr key={kind}>
                {kind === 'project' && state === 'done' ? (
                  <NameCell href={projectsPath(firm.firmId)}>{t(`kind.${kind}`)}</NameCell>
                ) : (
                  <Cell place="name">{t(`kind.${kind}`)}</Cell>
                )}
                <NumberCell>{number(count?.added ?? 0)}</NumberCell>
                <NumberCell>{number(count?.known ?? 0)}</NumberCell>
                <NumberCell>{number(count?.refused ?? 0)}</NumberCell>
              </tr>
            )
          })}
        </tbody>
      </Table>
      <Rules columns="three">
        <Figure label={t('result.hoursAdded')} value={formatHours(added)} />
        <Figure label={t('result.hoursKnown')} value={formatHours(known)} />
        <Figure label={t('result.hoursRefused')} value={formatHours(refused)} />
      </Rules>
      {work.left.length > 0 && <Left work={work} />}
    </>
  )
}

/** Rows that were not taken, or what stays after an undo. */
function Left({ work }: { work: WorkImport }) {
  const t = useT('work-import')
  const { number } = useFormat()
  const { left, leftCount, state } = work
  const problemAt = useProblems(
    Object.fromEntries(left.map(({ reason }, at) => [`${at}`, { key: reason }])),
  )
  const isUndo = state === 'undoing' || state === 'undone'
  const caption = t(isUndo ? 'left.kept' : 'left.refused', { number: number(leftCount) })
  return (
    <RowsTable
      caption={caption}
      isStacked
      rows={left}
      keyOf={(_, at) => at}
      columns={[
        { head: caption, place: 'name', cell: ({ label }) => label },
        {
          head: t('findings.line'),
          place: 'detail',
          cell: ({ line }) => (line > 0 ? number(line) : '–'),
        },
        { head: t('findings.what'), place: 'secondDetail', cell: (_, at) => problemAt(`${at}`) },
      ]}
    />
  )
}
