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
  return (
    <SiteFrame>
      <PublicHead title={t(`${action}.title`)} lead={isDone ? undefined : t(`${action}.lead`)} />
      <div className={width}>
        {isDone ? (
          <DonePanel
            title={t(`${action}.done`)}
            words={t(`${action}.doneWords`)}
            again={{ href: '/coming-soon', label: t('notice.toList') }}
          />
        ) : (
          <form method="post" id="notice-link" className={classes(styles.form, styles.done)}>
            <RefusalSummary refusal={refusal} formId="notice-link" />
            <input type="hidden" name="token" value={token} />
            <p className={styles.noteLinks}>
              <Button kind="primary" size="l">
                {t(`${action}.send`)}
              </Button>
              <LinkButton kind="ghost" size="l" href="/coming-soon">
                {t('notice.toList')}
              </LinkButton>
            </p>
          </form>
        )}
      </div>
    </SiteFrame>
  )
}
