import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Figure, PageHead, Progress, Rules, RulesCell, text } from '#app/ui/index.ts'
import { roles } from '#contract/core/roles.ts'
import { learningReportsContract } from '#contract/learning/learning-reports.ts'
import * as styles from '../components/learner.css.ts'
import { SumsTable } from '../components/sums-table.tsx'
import { coursePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const courseId = requireIdParam(args, 'courseId')
  const { t } = await getVisit(args)
  const report = await call(learningReportsContract.ofCourse, { firmId: firm.firmId, courseId })
  const title = t('courses')('report.ofCourse', { title: report.courseTitle })
  return { head: pageMeta(args, { title }), courseId, report }
}

export default function CourseReportRoute() {
  const { courseId, report } = useLoaderData<typeof loader>()
  const t = useT('courses')
  const firms = useT('firms')
  const { firm } = useFirm()
  const { number } = useFormat()
  const { courseTitle, whole, groups, lessons } = report
  const builtIn: readonly string[] = roles
  const nameOf = ({ group, name }: { group: string; name: string }) => {
    if (name !== '') return name
    return builtIn.includes(group) ? firms(`role.${group}`) : t(`report.group.${group}`)
  }
  return (
    <>
      <PageHead
        title={t('report.ofCourse', { title: courseTitle })}
        crumb={{ href: coursePath(firm.firmId, courseId), label: courseTitle }}
      />
      <Rules columns="three">
        <Figure label={t('report.enrolled')} value={number(whole.enrolled)} />
        <Figure
          label={t('report.completed')}
          value={number(whole.completed)}
          detail={whole.completedPercent === null ? undefined : `${whole.completedPercent} %`}
        />
        <Figure label={t('report.overdue')} value={number(whole.overdue)} />
      </Rules>
      <Rules>
        {groups.length > 0 && (
          <RulesCell title={t('report.groups')}>
            <SumsTable
              caption={t('report.groups')}
              head={t('report.role')}
              rows={groups.map((one) => ({ key: one.group, name: nameOf(one), line: one.line }))}
            />
          </RulesCell>
        )}
        <RulesCell title={t('report.lessons')}>
          {whole.enrolled === 0 ? (
            <p className={text.soft}>{t('learners.none')}</p>
          ) : (
            <ol className={styles.lessons}>
              {lessons.map(({ lessonId, title, completed, percent }) => (
                <li key={lessonId} className={styles.standing}>
                  <span>
                    {title}
                    <span className={text.secondLine}>
                      {t('report.doneBy', { completed: number(completed), percent })}
                    </span>
                  </span>
                  <Progress share={percent / 100} label={title} />
                </li>
              ))}
            </ol>
          )}
          <p className={text.soft}>{t('report.lessonWords')}</p>
        </RulesCell>
      </Rules>
    </>
  )
}

export const meta = headOf
