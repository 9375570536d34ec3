import { useT } from '#app/shell/page-context.tsx'
import { DateInput, TextInput } from '#app/ui/index.ts'
import type { Typed } from '../read-report-query.ts'
import * as styles from './reports.css.ts'
import { ViewField, wiringOf } from './view-field.tsx'

type KnownFieldsProps = { typed: Typed; problemAt: (name: string) => string | undefined }

/** The day, and if need be the time of it, of which a report shows what was known. */
export function KnownFields({ typed, problemAt }: KnownFieldsProps) {
  const t = useT('reports')
  const [ofDay, ofTime] = [problemAt('knownOn'), problemAt('knownTime')]
  return (
    <div className={styles.knownFields}>
      <ViewField name="knownOn" label={t('view.knownOn')} problem={ofDay}>
        <DateInput {...wiringOf('knownOn', ofDay)} defaultValue={typed.knownOn} />
      </ViewField>
      <ViewField name="knownTime" label={t('view.knownTime')} problem={ofTime}>
        <TextInput
          {...wiringOf('knownTime', ofTime)}
          type="time"
          step="1"
          defaultValue={typed.knownTime}
        />
      </ViewField>
    </div>
  )
}
