import { personWeekPath } from '#app/modules/projects/projects/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Rules, RulesCell, text } from '#app/ui/index.ts'
import type { PersonReport } from '#contract/projects/work-report.ts'

/** Working days of each person without time, each with the week that it is in. */
export function EmptyDays({ people }: { people: readonly PersonReport[] }) {
  const t = useT('work-report')
  const { date } = useFormat()
  const { firm } = useFirm()
  const concerned = people.flatMap(({ personId, personName, emptyDays }) =>
    emptyDays && emptyDays.length > 0 ? [{ personId, personName, emptyDays }] : [],
  )
  if (concerned.length === 0) return null
  return (
    <Rules>
      {concerned.map(({ personId, personName, emptyDays }) => (
        <RulesCell key={personId} title={t('emptyOf', { name: personName || t('unknown') })}>
          {emptyDays.map((day, at) => (
            <span key={day}>
              {at > 0 && ' · '}
              <a className={text.link} href={personWeekPath(firm.firmId, day, personId)}>
                {date(day, 'day')}
              </a>
            </span>
          ))}
        </RulesCell>
      ))}
    </Rules>
  )
}
