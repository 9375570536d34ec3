import { useT } from '#app/shell/page-context.tsx'
import { Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Vacancy } from '#contract/people/recruiting.ts'

/** The public page of a job. */
export function VacancyPanels({ record: { path } }: { record: Vacancy }) {
  const t = useT('recruiting')
  if (path === null) return null
  return (
    <Rules>
      <RulesCell title={t('page.title')}>
        <p>{t('page.words')}</p>
        <p>
          <a className={text.link} href={path} target="_blank" rel="noreferrer">
            {t('page.open')}
          </a>
        </p>
      </RulesCell>
    </Rules>
  )
}
