import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useSession, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { FactList, LinkButton, PageHead, Rules, RulesCell, Status, text } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { packagesContract } from '#contract/learning/packages.ts'
import * as styles from '../components/learner.css.ts'
import { clockOf, PackageItemState, packageDiscs } from '../components/package-panel.tsx'
import { standardNames } from '../package-standards.ts'
import { learnerPath, packagesPath, waiveUnitPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const courseId = requireIdParam(args, 'courseId')
  const takingId = requireIdParam(args, 'takingId')
  const taking = await call(packagesContract.taking, { firmId: firm.firmId, courseId, takingId })
  return { head: pageMeta(args, { title: taking.learnerName }), taking, courseId }
}

/** What came of a package for one learner, part by part. */
export default function PackageTakingRoute() {
  const { taking, courseId } = useLoaderData<typeof loader>()
  const t = useT('courses')
  const { firm, can } = useFirm()
  const { dateTime, number } = useFormat()
  const { takingId, learnerId, learnerName, lessonTitle, standard, state, seconds } = taking
  const isOwn = learnerId === useSession().user.id && firm.role !== 'owner'
  const canWaive = standard === 'cmi5' && !isOwn && can(needsOf(packagesContract.waive))
  const facts = [
    {
      term: t('field.learner'),
      value: (
        <a className={text.link} href={learnerPath(firm.firmId, learnerId)}>
          {learnerName}
        </a>
      ),
    },
    { term: t('packages.lesson'), value: `${lessonTitle} · ${standardNames[standard]}` },
    {
      term: t('packages.score'),
      value: taking.percent === null ? '–' : t('mine.percent', { percent: taking.percent }),
    },
    { term: t('packages.time'), value: seconds === 0 ? '–' : clockOf(seconds) },
    { term: t('packages.sessions'), value: number(taking.sessions) },
    { term: t('report.last'), value: dateTime(taking.lastAt) },
  ]
  return (
    <>
      <PageHead
        title={learnerName}
        mark={<Status kind={packageDiscs[state]}>{t(`packageState.${state}`)}</Status>}
        crumb={{
          href: packagesPath(firm.firmId, courseId),
          label: t('packages.title', { title: taking.courseTitle }),
        }}
      />
      <Rules>
        <RulesCell title={t('packages.result')}>
          <FactList facts={facts} />
        </RulesCell>
        <RulesCell title={t('packages.parts')}>
          <ol className={styles.lessons}>
            {taking.items.map((item) => (
              <li key={item.itemId} className={styles.lessonRow}>
                {item.isLaunchable ? (
                  <PackageItemState item={item} />
                ) : (
                  <strong>{item.title}</strong>
                )}
                {canWaive && item.isLaunchable && !item.isWaived && (
                  <span className={styles.lessonKind}>
                    <LinkButton
                      kind="ghost"
                      size="s"
                      href={waiveUnitPath(firm.firmId, { courseId, takingId, itemId: item.itemId })}
                      aria-label={`${t('waive.button')}: ${item.title}`}
                    >
                      {t('waive.button')}
                    </LinkButton>
                  </span>
                )}
              </li>
            ))}
          </ol>
        </RulesCell>
      </Rules>
    </>
  )
}

export const meta = headOf
