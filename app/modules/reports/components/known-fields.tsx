import { useT } from '#app/shell/page-context.tsx'
import { DateInput, TextInput, text } from '#app/ui/index.ts'
import type { ReportQuery } from '#contract/reports.ts'
import * as styles from './reports.css.ts'
import { ViewField } from './view-field.tsx'

type KnownFieldsProps = {
  query: ReportQuery & { knownTime?: string | undefined }
  /** The time alone was typed, of no day. */
  lacksDay: boolean
}

/** The day, and if need be the time of it, of which a report shows what was known. */
export function KnownFields({ query, lacksDay }: KnownFieldsProps) {
  const t = useT('reports')
  const problems = useT('problem')
  const { knownAt, knownTime } = query
  const problemId = 'view-knownOn-problem'
  return (
    <div className={styles.knownFields}>
      <ViewField name="knownOn" label={t('view.knownOn')}>
        <DateInput
          id="view-knownOn"
          name="knownOn"
          defaultValue={knownAt?.slice(0, 10) ?? query.knownOn}
          aria-invalid={lacksDay || undefined}
          aria-describedby={lacksDay ? problemId : undefined}
        />
      </ViewField>
      <ViewField name="knownTime" label={t('view.knownTime')}>
        <TextInput
          id="view-knownTime"
          name="knownTime"
          type="time"
          step="1"
          defaultValue={knownAt?.slice(11) ?? knownTime}
        />
      </ViewField>
      {lacksDay && (
        <p id={problemId} role="alert" className={text.bad}>
          {problems('required')}
        </p>
      )}
    </div>
  )
}
