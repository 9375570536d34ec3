import { PageScript } from '#app/islands/page-script.tsx'
import { classes, Menu, Toast, text } from '#app/ui/index.ts'
import { usePage, useT } from '../page-context.tsx'
import * as styles from './notices.css.ts'

/**
 * What script needs of a signed-in page: where its channel is, and the parts it shows, in the
 * reader's words. Without script nothing of it is there.
 */
export function LiveParts() {
  const { socketioUrl, unread } = usePage()
  return (
    <>
      <template id="live" data-unread={unread}>
        <NoticePanel />
        <div data-live-toast>
          <LiveToast />
        </div>
      </template>
      <PageScript name="live" data-socketio-url={socketioUrl} />
    </>
  )
}

const markAllId = 'mark-notices'

function NoticePanel() {
  const t = useT('shell')
  return (
    <Menu id="notice-panel" align="end" label={t('notices.title')} className={styles.panel}>
      <p className={styles.panelHead}>
        <b className={styles.panelTitle}>{t('notices.title')}</b>
        <button
          type="submit"
          form={markAllId}
          name="intent"
          value="readAll"
          className={classes(text.link, styles.panelAction)}
        >
          {t('notices.readAll')}
        </button>
        <a href="/notifications" className={text.link}>
          {t('notices.all')}
        </a>
      </p>
      <form id={markAllId} method="post" action="/notifications" />
      <div data-list aria-live="polite" className={styles.panelList} />
    </Menu>
  )
}

function LiveToast() {
  const t = useT('shell')
  return <Toast tone="info" title={<a href="/notifications"> </a>} closeLabel={t('close')} />
}
