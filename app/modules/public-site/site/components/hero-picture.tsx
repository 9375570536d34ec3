import { useT } from '#app/shell/page-context.tsx'
import { type Screen, ScreenPicture } from '#app/shell/site/screen-picture.tsx'
import * as styles from './hero.css.ts'

const dashboard: Screen = { name: 'dashboard-1', width: 1280, height: 740 }
const dashboardOnPhone: Screen = { name: 'dashboard-2', width: 640, height: 1333 }

/** What stands under the dome: the dashboard of the demo's firm, on a phone as phones show it. */
export function HeroPicture() {
  const t = useT('site')
  return (
    <ScreenPicture
      screen={dashboard}
      sizes="(max-width: 1420px) 86vw, 76rem"
      alt={t('hero.picture')}
      className={styles.picture}
      isFirst
      other={{ screen: dashboardOnPhone, media: '(max-width: 640px)', sizes: '89vw' }}
    />
  )
}
