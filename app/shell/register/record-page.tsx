import { PageHead } from '#app/ui/index.ts'
import type { RecordPanels as RecordPanelsOf } from '#contract/firm/records.ts'
import type { TypedTree } from '../form/form-tree.ts'
import { RecordPanels } from '../records/record-panels.tsx'
import { useAbout } from './about.ts'
import { CustomFacts } from './custom/custom-facts.tsx'
import type { AnyItem, AnyRegister } from './describe.ts'
import { RecordActions } from './record-actions.tsx'
import { RecordFacts } from './record-facts.tsx'

type RecordPageProps = {
  register: AnyRegister
  /** Of the list. */
  path: string
  record: AnyItem
  /** The record as its form would show it. */
  values: TypedTree
  extra: unknown
  /** What the register's `loadPanels` gave. */
  panels: unknown
  /** Files, comments, links and history, where the register names the kind of its records. */
  recordPanels?: RecordPanelsOf | undefined
}

/** One record: its name, what can be done with it, its facts, and what else belongs to it. */
export function RecordPage(props: RecordPageProps) {
  const { register, path, record, values, extra, panels, recordPanels } = props
  const about = useAbout(register, extra)
  const { Mark, Facts, Panels, hasTimeline } = register
  return (
    <>
      <PageHead
        title={register.nameOf(record)}
        mark={Mark && <Mark record={record} />}
        sentence={register.sentenceOf?.(record, about)}
        crumb={{ href: path, label: about.t('list.title') }}
        actions={<RecordActions register={register} record={record} about={about} />}
      />
      {Facts ? (
        <>
          <Facts record={record} about={about} values={values} />
          <CustomFacts register={register} record={record} about={about} values={values} />
        </>
      ) : (
        <RecordFacts register={register} record={record} about={about} values={values} />
      )}
      {Panels && <Panels record={record} panels={panels} recordPanels={recordPanels} />}
      {recordPanels && (
        <RecordPanels of={hasTimeline ? { ...recordPanels, history: [] } : recordPanels} />
      )}
    </>
  )
}
