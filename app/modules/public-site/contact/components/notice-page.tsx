import { PublicHead, SiteFrame, width } from '#app/modules/public-site/site/index.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, classes, LinkButton } from '#app/ui/index.ts'
import * as styles from './contact.css.ts'
import { DonePanel } from './done-panel.tsx'

type NoticePageProps = {
  action: 'confirm' | 'leave'
  token: string
  isDone: boolean
  refusal: Refusal | undefined
}

/** Behind a link of a mail: a button, and what pressing it did. */
export function NoticePage({ action, token, isDone, refusal }: NoticePageProps) {
  const t = useT('contact')
  // A link to confirm that is too old leads to where another is asked for.
  const onward =
    action === 'confirm' && refusal
      ? { href: '/coming-soon#notice', label: t('notice.again') }
      : { href: '/coming-soon', label: t('notice.toList') }
  return (
    <SiteFrame>
      <PublicHead title={t(`${action}.title`)} lead={isDone ? undefined : t(`${action}.lead`)} />
      <div className={width}>
        {isDone ? (
          <DonePanel title={t(`${action}.done`)} words={t(`${action}.doneWords`)} again={onward} />
        ) : (
          <form method="post" id="notice-link" className={classes(styles.form, styles.done)}>
            <RefusalSummary refusal={refusal} formId="notice-link" />
            <input type="hidden" name="token" value={token} />
            <p className={styles.noteLinks}>
              <Button kind="primary" size="l">
                {t(`${action}.send`)}
              </Button>
              <LinkButton kind="ghost" size="l" href={onward.href}>
                {onward.label}
              </LinkButton>
            </p>
          </form>
        )}
      </div>
    </SiteFrame>
  )
}
