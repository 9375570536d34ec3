import { Island } from '#app/islands/island.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { LinkButton, PageHead, text } from '#app/ui/index.ts'
import type { PackageSession } from '#contract/learning/packages.ts'
import PackageFrame from '../islands/package-frame.island.tsx'
import * as styles from './learner.css.ts'

type PackageViewProps = {
  session: Pick<PackageSession, 'lessonTitle' | 'itemTitle'> & { frameUrl: string }
  /** The lesson, to which the package leads when it ends. */
  back: string
}

/** A part of a package in its frame. */
export function PackageView({ session, back }: PackageViewProps) {
  const t = useT('courses')
  const { lessonTitle, itemTitle, frameUrl } = session
  return (
    <>
      <PageHead
        title={itemTitle}
        crumb={{ href: back, label: lessonTitle }}
        actions={
          <LinkButton icon="arrow-left" href={back}>
            {t('quiz.toLesson')}
          </LinkButton>
        }
      />
      <div className={styles.packagePage}>
        <Island
          of={PackageFrame}
          when="load"
          props={{
            ...{ frameUrl, back, title: itemTitle, className: styles.packageFrame },
            words: { saved: t('package.saved'), unsaved: t('quiz.notKept') },
          }}
        />
        <noscript>
          <p className={text.soft}>{t('package.needsScript')}</p>
        </noscript>
        <details>
          <summary>{t('package.nothingShown')}</summary>
          <p>{t('package.nothingShownWords', { host: new URL(frameUrl).host })}</p>
        </details>
      </div>
    </>
  )
}
